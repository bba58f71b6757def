import type { Queryable } from '../../db/database';
import type { SaleValues } from './read-sale';

export type SaleRepository = ReturnType<typeof createSaleRepository>;

/** It has begun or ended, and lists were not told of it. */
const IS_DUE = `phase <> 'over' and (ends_at <= now() or (phase = 'planned' and starts_at <= now()))`;

/** Prices of products for a time. What is over stays. */
export function createSaleRepository(db: Queryable) {
  return {
    /** Changes price and end of the sale that runs; its old price stays. */
    async change(productId: number, { priceKopecks, endsAt }: SaleValues): Promise<void> {
      await db.query(
        "update product_sales set price_kopecks = $2, ends_at = $3 where product_id = $1 and phase <> 'over'",
        [productId, priceKopecks, endsAt],
      );
    },

    /**
     * Puts a sale in the place of a planned one, at once or later.
     * @param soldKopecks what the product is sold at now; null: it is not sold
     */
    async replace(productId: number, sale: SaleValues, soldKopecks: number | null): Promise<void> {
      const { priceKopecks, startsAt, endsAt } = sale;
      const oldKopecks = startsAt === null && soldKopecks !== null && soldKopecks > priceKopecks ? soldKopecks : null;
      await db.query(`update product_sales set phase = 'over' where product_id = $1 and ends_at <= now()`, [productId]);
      await db.query(`delete from product_sales where product_id = $1 and phase <> 'over'`, [productId]);
      await db.query(
        `insert into product_sales (product_id, price_kopecks, old_kopecks, starts_at, ends_at, phase)
         values ($1, $2, $3, coalesce($4, now()), $5, $6)`,
        [productId, priceKopecks, oldKopecks, startsAt, endsAt, startsAt === null ? 'running' : 'planned'],
      );
    },

    /** Ends the sale that runs, now. One that has not begun leaves nothing. */
    async end(productId: number): Promise<void> {
      await db.query(`delete from product_sales where product_id = $1 and phase <> 'over' and starts_at > now()`, [
        productId,
      ]);
      await db.query(
        `update product_sales set ends_at = least(ends_at, now()), phase = 'over'
          where product_id = $1 and phase <> 'over'`,
        [productId],
      );
    },

    /** Cheap enough for every half second; an update would raise the version of lists each time. */
    async hasDue(): Promise<boolean> {
      const { rows } = await db.query(`select from product_sales where ${IS_DUE} limit 1`);
      return rows.length > 0;
    },

    /** Tells lists of what has begun or ended; what begins keeps what the product was sold at. */
    async announce(): Promise<void> {
      await db.query(
        `update product_sales sale
            set phase = case when ends_at <= now() then 'over' else 'running' end,
                old_kopecks = case when phase <> 'planned' then old_kopecks
                                   when product.active and product.price_kopecks > sale.price_kopecks
                                     then product.price_kopecks end
           from products product where product.id = sale.product_id and ${IS_DUE}`,
      );
    },
  };
}
