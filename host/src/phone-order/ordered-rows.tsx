import styled from 'styled-components';
import { fillTemplate, INCLUDED, toKopecks } from '@shop/shared/format';
import type { SeenPrices } from '@shop/shared/ordering';
import type { CartItem, Product } from '@shop/shared/runtime';
import { Price, Row } from '@shop/shared/ui';
import { TEXTS } from './texts';

interface OrderedRow {
  id: number;
  productId: number;
  name: string;
  count: number;
  /** Null for an unknown product. Integer kopecks, because 0.1 + 0.2 is not 0.3. */
  unitKopecks: number | null;
}

/** Joins the rows of the cart with the products. */
export function toOrderedRows(items: readonly CartItem[], products: readonly Product[]): OrderedRow[] {
  const known = new Map(
    products.flatMap((product) => [product, ...product.childProducts]).map((product) => [product.id, product]),
  );
  return items.map(({ id, productId, productCount }) => {
    const product = known.get(productId);
    return {
      id,
      productId,
      name: product?.name ?? fillTemplate(TEXTS.unknown, { id: productId }),
      count: productCount,
      unitKopecks: product ? toKopecks(product.price) : null,
    };
  });
}

/**
 * The prices that the form shows, without discounts, which only make the order cheaper. Null when
 * one of them is unknown: then there is no total.
 */
export function toSeenPrices(rows: readonly OrderedRow[]): SeenPrices | null {
  let totalKopecks = 0;
  const lines = [];
  for (const { productId, name, count, unitKopecks } of rows) {
    if (unitKopecks === null) return null;
    totalKopecks += unitKopecks * count;
    lines.push({ productId, name, price: unitKopecks / 100 });
  }
  return { total: totalKopecks / 100, lines };
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

function Sum({ unitKopecks, count }: Pick<OrderedRow, 'unitKopecks' | 'count'>) {
  if (unitKopecks === null) return <span>—</span>;
  // Only an included part costs nothing: a product without a price is not ordered.
  if (unitKopecks === 0) return <span>{INCLUDED}</span>;
  return <Price value={(unitKopecks * count) / 100} />;
}

/**
 * Names, counts and sums of the order, and the total if all prices are known.
 * @param total in roubles
 */
export function OrderedRows({ rows, total }: { rows: readonly OrderedRow[]; total: number | null }) {
  return (
    <div>
      <List aria-label={TEXTS.rows}>
        {rows.map(({ id, name, count, unitKopecks }) => (
          <Item key={id}>
            <span>{name}</span>
            <span>{fillTemplate(TEXTS.count, { count })}</span>
            <Sum unitKopecks={unitKopecks} count={count} />
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
