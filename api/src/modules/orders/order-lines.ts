import { isIncluded } from '@shop/shared/included-parts';
import { MESSAGES } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import type { OrderProductInput } from '../../generated/resolvers-types';
import { findCountError } from '../../input/field-errors';
import type { Booking } from '../bookings/booking';
import type { DiscountRow } from '../discounts/discount-repository';
import type { StockRow } from './stock-repository';

export interface PlainLine {
  productId: number;
  productCount: number;
}

export interface OrderLine extends PlainLine {
  children: PlainLine[];
  /** Of a service. */
  booking: Booking | null;
}

/** A line with the server's price, in kopecks. */
export interface PricedLine extends PlainLine {
  productName: string;
  priceKopecks: number;
  /** Per piece. */
  discountKopecks: number;
  /** What the line takes from the shelf, however its product is linked later. */
  stockItemId: number | null;
  stockPieces: number;
  /** Days until it comes; null when all pieces are in stock. */
  orderTermDays: number | null;
}

export interface PricedOrderLine extends PricedLine {
  children: PricedLine[];
  booking: Booking | null;
}

function allLines(lines: OrderLine[]): PlainLine[] {
  return lines.flatMap((line) => [line, ...line.children]);
}

/**
 * The lines of an order in the shape that the rules use.
 * @param bookings of each line
 */
export function readLines(products: OrderProductInput[], bookings: (Booking | null)[]): OrderLine[] {
  return products.map(({ productId, productCount, childProducts }, index) => ({
    productId,
    productCount,
    children: childProducts ?? [],
    booking: bookings[index] ?? null,
  }));
}

/**
 * The lines with included parts in the count of their product: what has no price cannot be ordered
 * more often than what it belongs to. docs/rules.md, "Cart".
 */
export function followProducts(lines: OrderLine[], stock: Map<number, StockRow>): OrderLine[] {
  return lines.map((line) => ({
    ...line,
    children: line.children.map((child) => {
      const isPart = isIncluded({ price: stock.get(child.productId)?.price_kopecks ?? NaN });
      return isPart ? { ...child, productCount: line.productCount } : child;
    }),
  }));
}

/**
 * The lines with each installation in the count of the product that it is for, if the order has it
 * (docs/rules.md, Bookings).
 */
export function followDevices(lines: OrderLine[]): OrderLine[] {
  return lines.map((line) => {
    const { booking } = line;
    if (!booking?.isPerPiece) return line;
    const devices = lines.filter(({ productId }) => productId === booking.forProductId);
    const productCount = devices.reduce((sum, device) => sum + device.productCount, 0);
    return { ...line, productCount: productCount || line.productCount };
  });
}

/** The error in the lines themselves, without regard to stock; null for valid lines. */
export function findLinesError(lines: OrderLine[]): string | null {
  if (lines.length === 0) return MESSAGES.required;
  return (
    allLines(lines)
      .map(({ productCount }) => findCountError(productCount))
      .find((error) => error !== null) ?? null
  );
}

/** Product -> pieces in the whole order, because a product can appear in several lines. */
export function countPieces(lines: OrderLine[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { productId, productCount } of allLines(lines)) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + productCount);
  }
  return pieces;
}

/** What a piece costs: its own price, or that of the service for the booked product. */
function priceOf(row: StockRow, booking: Booking | null): number {
  return booking?.price?.priceKopecks ?? row.price_kopecks;
}

/**
 * What is taken off each piece, in kopecks.
 * @param pieces of the product in the whole order
 */
export function discountOf(
  row: Pick<StockRow, 'id'>,
  priceKopecks: number,
  pieces: number,
  discounts: DiscountRow[],
): number {
  const reached = discounts.filter((step) => step.product_id === row.id && step.product_count <= pieces);
  const best = reached.reduce((top, step) => (step.product_count > top.product_count ? step : top), {
    product_count: 0,
    discount_kopecks: 0,
  });
  return Math.min(best.discount_kopecks, priceKopecks);
}

/**
 * Adds the server's prices and discounts to the lines.
 * Discounts depend on the pieces in the whole order.
 */
export function priceLines(
  lines: OrderLine[],
  stock: Map<number, StockRow>,
  discounts: DiscountRow[],
): PricedOrderLine[] {
  const pieces = countPieces(lines);
  const price = ({ productId, productCount }: PlainLine, booking: Booking | null): PricedLine => {
    const row = stock.get(productId);
    if (!row) throw new AppError('INTERNAL_SERVER_ERROR', `product ${productId} was not read before it was priced`);
    const wanted = pieces.get(productId) ?? 0;
    const priceKopecks = priceOf(row, booking);
    const discountKopecks = discountOf(row, priceKopecks, wanted, discounts);
    const { name: productName, stock_item_id: stockItemId, per_unit: perUnit } = row;
    const stockPieces = stockItemId === null ? 0 : productCount * perUnit;
    const orderTermDays = wanted > row.available ? row.order_term_days : null;
    return {
      productId,
      productCount,
      productName,
      priceKopecks,
      discountKopecks,
      stockItemId,
      stockPieces,
      orderTermDays,
    };
  };
  return lines.map(({ children, booking, ...line }) => ({
    ...price(line, booking),
    children: children.map((child) => price(child, null)),
    booking,
  }));
}
