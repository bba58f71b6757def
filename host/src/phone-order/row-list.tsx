import styled from 'styled-components';
import { fillTemplate } from '@shop/shared/format';
import { Price, Row } from '@shop/shared/ui';
import { totalOf, type OrderedRow } from './ordered-rows';
import { TEXTS } from './texts';

const List = styled.ul`
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 96px;
  gap: 16px;
  padding: 8px 0;
  border-bottom: 1px solid var(--c-line);
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;
  text-align: right;

  & > :first-child {
    text-align: left;
  }
`;

/** What is ordered: names, counts, sums, and the total where all prices are known. */
export function RowList({ rows }: { rows: readonly OrderedRow[] }) {
  const total = totalOf(rows);
  return (
    <div>
      <List aria-label={TEXTS.rows}>
        {rows.map(({ id, name, count, roubles }) => (
          <Item key={id}>
            <span>{name}</span>
            <span>{fillTemplate(TEXTS.count, { count })}</span>
            {roubles === null ? <span>—</span> : <Price value={roubles} />}
          </Item>
        ))}
      </List>
      {total !== null && (
        <Row isBetween>
          <span>{TEXTS.total}</span>
          <Price value={total} />
        </Row>
      )}
    </div>
  );
}
