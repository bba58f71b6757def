import styled from 'styled-components';
import { Grid, media } from '@shop/shared/ui';
import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import { RichNode } from './rich-node';
import type { RichTextProps } from './schema';

/** A line of text stays readable: eight columns at most. */
const Body = styled.div`
  grid-column: 1 / 9;
  min-width: 0;
  max-width: 52em;

  & > * + * {
    margin-top: 20px;
  }

  & > * + h2,
  & > * + h3 {
    margin-top: 40px;
  }

  & > h2 + *,
  & > h3 + * {
    margin-top: 12px;
  }

  @media ${media.compact} {
    grid-column: 1 / -1;
  }
`;

export function RichText({ nodes, ...section }: RichTextProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      <Grid>
        <Body>
          {nodes.map((node, index) => (
            <RichNode key={`${node.type}-${index}`} node={node} />
          ))}
        </Body>
      </Grid>
    </BlockSection>
  );
}
