import type { Queryable } from '../../db/database';

export interface DiscountRow {
  id: number;
  product_id: number;
  product_count: number;
  discount_kopecks: number;
}

export type DiscountRepository = ReturnType<typeof createDiscountRepository>;

/** Volume discounts. */
export function createDiscountRepository(db: Queryable) {
  return {
    async findDiscounts(): Promise<DiscountRow[]> {
      const { rows } = await db.query<DiscountRow>(
        'select id, product_id, product_count, discount_kopecks from discounts order by product_id, product_count',
      );
      return rows;
    },
  };
}
