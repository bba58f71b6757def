import { Grid, media } from '@shop/shared/ui';
import styled from 'styled-components';
import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import { RichNodes } from './rich-nodes';
import type { RichTextProps } from './schema';

/**
 * Eight columns keep a line of text readable; beside a table of contents the columns are narrower.
 */
const Body = styled(RichNodes)`
  grid-column: 1 / var(--text-end, 9);

  @media ${media.compact} {
    grid-column: 1 / -1;
  }
`;

export function RichText({ nodes, ...section }: RichTextProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      <Grid>
        <Body blockId={section.id} nodes={nodes} />
      </Grid>
    </BlockSection>
  );
}
