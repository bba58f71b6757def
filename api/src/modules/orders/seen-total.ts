import { toKopecks, toRoubles } from '@shop/shared/format';
import { AppError } from '../../errors/app-error';
import type { PricedLine, PricedOrderLine } from './order-lines';

const TEXT = 'Сумма заказа выросла';

function allLines(lines: PricedOrderLine[]): PricedLine[] {
  return lines.flatMap((line) => [line, ...line.children]);
}

/**
 * Refuses an order that costs more than the buyer has seen. A cheaper one is taken at its price.
 * docs/rules.md, "Orders".
 * @param expected roubles, goods and delivery; null from a client that shows no total
 * @throws AppError CONFLICT with the `total` and the `prices` of all products now, in roubles:
 *   the API does not know which of them the buyer has seen
 */
export function refuseDearer(lines: PricedOrderLine[], deliveryKopecks: number, expected: number | null): void {
  if (expected === null) return;
  const all = allLines(lines);
  const goodsKopecks = all.reduce(
    (sum, { productCount, priceKopecks, discountKopecks }) => sum + productCount * (priceKopecks - discountKopecks),
    0,
  );
  const totalKopecks = goodsKopecks + deliveryKopecks;
  if (totalKopecks <= toKopecks(expected)) return;
  const byProduct = new Map(all.map(({ productId, priceKopecks }) => [productId, toRoubles(priceKopecks)]));
  const prices = [...byProduct].map(([productId, price]) => ({ productId, price }));
  throw new AppError('CONFLICT', 'the order costs more than expected', {
    text: TEXT,
    total: toRoubles(totalKopecks),
    prices,
  });
}
