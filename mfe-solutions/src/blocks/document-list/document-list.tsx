import styled from 'styled-components';
import { Grid, H3, media } from '@shop/shared/ui';
import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import { DocumentRow } from './document-row';
import type { DocumentListProps } from './schema';

const Group = styled(Grid)`
  & + & {
    margin-top: 48px;
  }

  @media ${media.phone} {
    display: block;
  }
`;

const Title = styled(H3)`
  grid-column: 1 / 4;
  margin-bottom: 16px;
`;

const Rows = styled.ul`
  grid-column: 4 / 13;
  border-top: 1px solid var(--c-line-strong);
`;

/** Documents in groups, each with what it is about, its type and its size. */
export function DocumentList({ groups, ...section }: DocumentListProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      {groups.map(({ title, items }) => (
        <Group key={title}>
          <Title as={section.isFirst ? 'h2' : 'h3'}>{title}</Title>
          <Rows aria-label={title}>
            {items.map((item) => (
              <DocumentRow key={item.href} {...item} />
            ))}
          </Rows>
        </Group>
      ))}
    </BlockSection>
  );
}
