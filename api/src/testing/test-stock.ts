import type { Database } from '../db/database';

/** How many of a product can be bought from stock. */
export async function stockOf(db: Database, productId: number): Promise<number | undefined> {
  const { rows } = await db.query<{ available: number }>('select available from product_stock where product_id = $1', [
    productId,
  ]);
  return rows[0]?.available;
}

/** Puts as much on the shelf that so many of the product can be bought. */
export async function setStock(db: Database, productId: number, available: number): Promise<void> {
  await db.query(
    `update stock_items set on_hand = promised + $2 * per_unit
       from products where products.id = $1 and stock_items.id = stock_item_id`,
    [productId, available],
  );
}
