import { isIncluded } from '@shop/shared/included-parts';
import { MESSAGES } from '@shop/shared/validation';
import { AppError, type UnavailableProduct } from '../../errors/app-error';
import type { OrderProductInput } from '../../generated/resolvers-types';
import { findCountError } from '../../input/field-errors';
import type { DiscountRow } from '../discounts/discount-repository';
import type { StockRow } from './stock-repository';

export interface PlainLine {
  productId: number;
  productCount: number;
}

export interface OrderLine extends PlainLine {
  children: PlainLine[];
}

/** A line with the server's price, in kopecks. */
export interface PricedLine extends PlainLine {
  productName: string;
  priceKopecks: number;
  /** Per piece. */
  discountKopecks: number;
}

export interface PricedOrderLine extends PricedLine {
  children: PricedLine[];
}

function allLines(lines: OrderLine[]): PlainLine[] {
  return lines.flatMap((line) => [line, ...line.children]);
}

/** The lines of an order in the shape that the rules use. */
export function readLines(products: OrderProductInput[]): OrderLine[] {
  return products.map(({ productId, productCount, childProducts }) => ({
    productId,
    productCount,
    children: childProducts ?? [],
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

/**
 * Products that are not sold this way: an accessory alone, or with a product it does not belong to,
 * and one whose price is to be asked for (docs/rules.md, "Orders").
 */
function findMisplaced(lines: OrderLine[], stock: Map<number, StockRow>): Set<number> {
  const parentOf = (productId: number) => stock.get(productId)?.parent_id ?? null;
  const mains = lines.filter(
    ({ productId }) => parentOf(productId) !== null || stock.get(productId)?.price_kopecks === 0,
  );
  const children = lines.flatMap((line) =>
    line.children.filter(({ productId }) => parentOf(productId) !== line.productId),
  );
  return new Set([...mains, ...children].map(({ productId }) => productId));
}

function available(row: StockRow | undefined, needed: number): number | null {
  if (!row?.active) return 0;
  return row.type === 'product' && row.stock < needed ? row.stock : null;
}

/** Every product that cannot be ordered as requested, with the stock left. */
export function findUnavailable(lines: OrderLine[], stock: Map<number, StockRow>): UnavailableProduct[] {
  const misplaced = findMisplaced(lines, stock);
  return [...countPieces(lines)].flatMap(([productId, needed]) => {
    const left = misplaced.has(productId) ? 0 : available(stock.get(productId), needed);
    return left === null ? [] : [{ productId, available: left }];
  });
}

function discountOf(row: StockRow, pieces: number, discounts: DiscountRow[]): number {
  const reached = discounts.filter((step) => step.product_id === row.id && step.product_count <= pieces);
  const best = reached.reduce((top, step) => (step.product_count > top.product_count ? step : top), {
    product_count: 0,
    discount_kopecks: 0,
  });
  return Math.min(best.discount_kopecks, row.price_kopecks);
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
  const price = ({ productId, productCount }: PlainLine): PricedLine => {
    const row = stock.get(productId);
    if (!row) throw new AppError('INTERNAL_SERVER_ERROR', `product ${productId} was not read before it was priced`);
    const discountKopecks = discountOf(row, pieces.get(productId) ?? 0, discounts);
    return { productId, productCount, productName: row.name, priceKopecks: row.price_kopecks, discountKopecks };
  };
  return lines.map((line) => ({ ...price(line), children: line.children.map(price) }));
}
