import styled from 'styled-components';
import { fillTemplate } from '@shop/shared/format';
import { useList, type CartItem, type Product } from '@shop/shared/runtime';
import { Price, Row } from '@shop/shared/ui';
import { TEXTS } from './texts';

interface OrderedRow {
  id: number;
  name: string;
  count: number;
  /** Null for an unknown product. Integer kopecks, because 0.1 + 0.2 is not 0.3. */
  kopecks: number | null;
}

function toOrderedRows(items: readonly CartItem[], products: readonly Product[]): OrderedRow[] {
  const known = new Map(
    products.flatMap((product) => [product, ...product.childProducts]).map((product) => [product.id, product]),
  );
  return items.map(({ id, productId, productCount }) => {
    const product = known.get(productId);
    return {
      id,
      name: product?.name ?? fillTemplate(TEXTS.unknown, { id: productId }),
      count: productCount,
      kopecks: product ? Math.round(product.price * 100) * productCount : null,
    };
  });
}

/** Null when one of the prices is unknown. */
function totalOf(rows: readonly OrderedRow[]): number | null {
  return rows.reduce<number | null>(
    (total, { kopecks }) => (total === null || kopecks === null ? null : total + kopecks),
    0,
  );
}

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

/** Names, counts and sums of the order, and the total if all prices are known. */
export function OrderedRows({ items }: { items: readonly CartItem[] }) {
  const rows = toOrderedRows(items, useList('products').items);
  const total = totalOf(rows);
  return (
    <div>
      <List aria-label={TEXTS.rows}>
        {rows.map(({ id, name, count, kopecks }) => (
          <Item key={id}>
            <span>{name}</span>
            <span>{fillTemplate(TEXTS.count, { count })}</span>
            {kopecks === null ? <span>—</span> : <Price value={kopecks / 100} />}
          </Item>
        ))}
      </List>
      {total !== null && (
        <Row isBetween>
          <span>{TEXTS.total}</span>
          <Price value={total / 100} />
        </Row>
      )}
    </div>
  );
}
