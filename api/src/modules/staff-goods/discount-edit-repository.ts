import type { Queryable } from '../../db/database';

/** What is taken off each piece when at least `productCount` are bought. */
export interface DiscountStep {
  productCount: number;
  kopecks: number;
}

export type DiscountEditRepository = ReturnType<typeof createDiscountEditRepository>;

/** Discounts by quantity as the shop's people change them. */
export function createDiscountEditRepository(db: Queryable) {
  return {
    /** Those of products, ascending by count. */
    async find(productIds: readonly number[]): Promise<(DiscountStep & { productId: number })[]> {
      const { rows } = await db.query<DiscountStep & { productId: number }>(
        `select product_id as "productId", product_count as "productCount", discount_kopecks as kopecks
           from discounts where product_id = any($1::int[]) order by product_id, product_count`,
        [productIds],
      );
      return rows;
    },

    /** All of a product: what is not named goes. */
    async set(productId: number, steps: readonly DiscountStep[]): Promise<void> {
      await db.query('delete from discounts where product_id = $1', [productId]);
      await db.query(
        `insert into discounts (product_id, product_count, discount_kopecks)
         select $1, count, kopecks from unnest($2::int[], $3::int[]) as step (count, kopecks)`,
        [productId, steps.map(({ productCount }) => productCount), steps.map(({ kopecks }) => kopecks)],
      );
    },
  };
}
