import type { StockRow } from '../modules/orders/stock-repository';

export function row(id: number, changes: Partial<StockRow> = {}): StockRow {
  return {
    id,
    parent_id: null,
    active: true,
    type: 'product',
    name: `Товар ${id}`,
    price_kopecks: 10_000,
    stock_item_id: id,
    per_unit: 1,
    free_pieces: 5,
    available: 5,
    order_term_days: null,
    ...changes,
  };
}

export function stockOf(...rows: StockRow[]): Map<number, StockRow> {
  return new Map(rows.map((known) => [known.id, known]));
}

export function line(
  productId: number,
  productCount: number,
  children: { productId: number; productCount: number }[] = [],
) {
  return { productId, productCount, children, booking: null };
}
