import { termText, toRoubles } from '@shop/shared/format';
import type { SeenPrices } from '@shop/shared/ordering';
import type { Product, Shortage } from '@shop/shared/runtime';
import type { ListedLine } from '../../components/line-list';
import { deviceTexts, type LineBooking } from '../booking';

/** Why a line cannot be ordered. */
export type LineProblem =
  | { kind: 'discontinued' }
  /**
   * `wanted` is the count of the product in all rows, `fits` the count that this row may keep: rows
   * of one product share the available stock.
   */
  | { kind: 'short'; available: number; wanted: number; fits: number };

/** The number of pieces to add for the next discount, and the price of a piece with it. */
export interface NextStep {
  more: number;
  unitKopecks: number;
}

/** A cart row joined with its product in the catalogue. Money is integer kopecks. */
export interface OrderLine {
  id: number;
  productId: number;
  name: string;
  description: string;
  img: string | null;
  slug: string | null;
  type: Product['type'];
  /** Done at the buyer's vehicle. */
  isInstallation: boolean;
  /** Pieces in stock; null for services, which have no stock, and for discontinued products. */
  stock: number | null;
  /** Days until it comes, when fewer are in stock than wanted; else null. */
  orderTermDays: number | null;
  count: number;
  /** How many one order takes of the product, when more are wanted; else null. */
  most: number | null;
  /** A part of its product: it has no price, and the count of the product. */
  isIncluded: boolean;
  unitKopecks: number;
  sumKopecks: number;
  /** Volume discount on the whole line. */
  discountKopecks: number;
  nextStep: NextStep | null;
  problem: LineProblem | null;
  /** A service without which the device does less than it can. */
  neededService: NonNullable<Product['neededService']> | null;
  /** Of a service that needs a place and a day. */
  booking: LineBooking | null;
}

/** A main product with its accessories. */
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

/** Every line of the order in display order: a product, then its accessories. */
export function flattenGroups(groups: readonly OrderGroup[]): OrderLine[] {
  return groups.flatMap(({ line, children }) => [line, ...children]);
}

function sumOf(lines: readonly OrderLine[], amount: (line: OrderLine) => number): number {
  return lines.reduce((sum, line) => sum + amount(line), 0);
}

/** Computes the totals. They exclude discontinued products, which have no price. */
export function computeTotals(groups: readonly OrderGroup[]): OrderTotals {
  const lines = flattenGroups(groups).filter(({ problem }) => problem?.kind !== 'discontinued');
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

/** A service that is booked for several models has several prices. */
function pricesOf({ productId, name, unitKopecks, booking }: OrderLine) {
  const devices = booking && booking.devices.length > 0 ? booking.devices : [{ unitKopecks }];
  return devices.map((device) => ({ productId, name, unitKopecks: device.unitKopecks }));
}

/**
 * What the page shows of the order, for the API to compare.
 * @param deliveryKopecks 0 while a manager has to agree the price
 */
export function toSeenPrices(groups: readonly OrderGroup[], deliveryKopecks = 0): SeenPrices {
  const lines = flattenGroups(groups).flatMap(pricesOf);
  return {
    total: toRoubles(computeTotals(groups).totalKopecks + deliveryKopecks),
    lines: lines.map(({ productId, name, unitKopecks }) => ({ productId, name, price: toRoubles(unitKopecks) })),
  };
}

/** Whether every line can be ordered. */
export function isOrderable(groups: readonly OrderGroup[]): boolean {
  return flattenGroups(groups).every(({ problem }) => problem === null);
}

/** The shortages that the catalogue shows, in the same shape as the API reports them. */
export function shortagesOf(groups: readonly OrderGroup[]): Shortage[] {
  const left = flattenGroups(groups).flatMap(({ productId, problem }) =>
    problem ? [[productId, problem.kind === 'short' ? problem.available : 0] as const] : [],
  );
  return [...new Map(left)].map(([productId, available]) => ({ productId, available }));
}

/** Converts the lines for the narrow list. */
export function toListedLines(groups: readonly OrderGroup[]): ListedLine[] {
  return flattenGroups(groups).map(({ name, count, sumKopecks, img, type, orderTermDays, booking }) => ({
    name,
    count,
    roubles: toRoubles(sumKopecks),
    img,
    isService: type === 'service',
    notes: [
      ...(orderTermDays === null ? [] : [termText(orderTermDays)]),
      ...(booking ? deviceTexts(booking.devices) : []),
    ],
  }));
}
