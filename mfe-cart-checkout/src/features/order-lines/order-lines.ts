import type { Product, Shortage } from '@shop/shared/runtime';
import type { ListedLine } from '../../components/line-list';

/** Why a line cannot be ordered. */
export type LineProblem =
  | { kind: 'gone' }
  /** `fits` is what this row may keep; rows of one product share what is available. */
  | { kind: 'short'; available: number; fits: number };

/** How many pieces more make each of them cheaper, and what one costs then. */
export interface NextStep {
  more: number;
  unitKopecks: number;
}

/** A cart row together with what the catalogue says of its product. Money is integer kopecks. */
export interface OrderLine {
  id: number;
  productId: number;
  name: string;
  description: string;
  img: string | null;
  slug: string | null;
  type: Product['type'];
  /** Pieces left; null for services, which have no stock, and for what is gone from sale. */
  stock: number | null;
  count: number;
  unitKopecks: number;
  sumKopecks: number;
  /** Off the whole line, for buying many. */
  discountKopecks: number;
  nextStep: NextStep | null;
  problem: LineProblem | null;
}

/** A main product with the accessories that hang off it. */
export interface OrderGroup {
  line: OrderLine;
  children: OrderLine[];
}

export interface OrderTotals {
  goodsCount: number;
  goodsKopecks: number;
  servicesKopecks: number;
  discountKopecks: number;
  totalKopecks: number;
}

// Money is integer kopecks: 0.1 + 0.2 is not 0.3 in a cart total either.
export function toKopecks(roubles: number): number {
  return Math.round(roubles * 100);
}

/** What the formats take. */
export function toRoubles(kopecks: number): number {
  return kopecks / 100;
}

/** Every line of the order in the order of showing: a product, then its accessories. */
export function flattenGroups(groups: readonly OrderGroup[]): OrderLine[] {
  return groups.flatMap(({ line, children }) => [line, ...children]);
}

function sumOf(lines: readonly OrderLine[], amount: (line: OrderLine) => number): number {
  return lines.reduce((sum, line) => sum + amount(line), 0);
}

/** A product gone from sale has no price, so it is not counted. */
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

/** True when every line can be ordered. */
export function isOrderable(groups: readonly OrderGroup[]): boolean {
  return flattenGroups(groups).every(({ problem }) => problem === null);
}

/** What the catalogue says is short, in the API's own words. */
export function shortagesOf(groups: readonly OrderGroup[]): Shortage[] {
  const left = flattenGroups(groups).flatMap(({ productId, problem }) =>
    problem ? [[productId, problem.kind === 'short' ? problem.available : 0] as const] : [],
  );
  return [...new Map(left)].map(([productId, available]) => ({ productId, available }));
}

/** The lines as a narrow list shows them. */
export function toListedLines(groups: readonly OrderGroup[]): ListedLine[] {
  return flattenGroups(groups).map(({ name, count, sumKopecks, img, type }) => ({
    name,
    count,
    roubles: toRoubles(sumKopecks),
    img,
    isService: type === 'service',
  }));
}
