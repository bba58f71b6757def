import type { OrderGroup, OrderLine, OrderTotals } from './types';

/** Every line of the order in the order of showing: a product, then its accessories. */
export function flattenGroups(groups: readonly OrderGroup[]): OrderLine[] {
  return groups.flatMap(({ line, children }) => [line, ...children]);
}

function sumOf(lines: readonly OrderLine[], amount: (line: OrderLine) => number): number {
  return lines.reduce((sum, line) => sum + amount(line), 0);
}

/** What is gone from sale has no price any more, so it counts for nothing. */
export function computeTotals(groups: readonly OrderGroup[]): OrderTotals {
  const lines = flattenGroups(groups).filter(({ problem }) => problem?.kind !== 'gone');
  const goods = lines.filter(({ type }) => type === 'product');
  const services = lines.filter(({ type }) => type === 'service');
  const goodsKopecks = sumOf(goods, ({ sumKopecks }) => sumKopecks);
  const servicesKopecks = sumOf(services, ({ sumKopecks }) => sumKopecks);
  const discountKopecks = sumOf(lines, (line) => line.discountKopecks);
  return {
    goodsCount: sumOf(goods, ({ count }) => count),
    goodsKopecks,
    servicesKopecks,
    discountKopecks,
    totalKopecks: goodsKopecks + servicesKopecks - discountKopecks,
  };
}

/** True when every line can be ordered as it stands. */
export function isOrderable(groups: readonly OrderGroup[]): boolean {
  return flattenGroups(groups).every(({ problem }) => problem === null);
}
