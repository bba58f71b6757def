import styled from 'styled-components';
import { countOf, type PluralForms } from '@shop/shared/format';
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

const DOCUMENTS: PluralForms = ['документ', 'документа', 'документов'];

/** Documents in groups, each with what it is about, its type and its size; how many there are stands at the scale. */
export function DocumentList({ groups, ...section }: DocumentListProps & BlockPlace) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <BlockSection {...section} label={countOf(count, DOCUMENTS)}>
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
