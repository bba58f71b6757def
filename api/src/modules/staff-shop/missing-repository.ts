import type { Queryable } from '../../db/database';

/** Which of the things that a shop needs exist. */
export interface ShopContents {
  has_product: boolean;
  is_selling: boolean;
  has_delivery: boolean;
  has_place: boolean;
}

export type MissingRepository = ReturnType<typeof createMissingRepository>;

/** What a shop needs before it sells. */
export function createMissingRepository(db: Queryable) {
  return {
    /** One query, each part of which ends at the first row that it finds. */
    async findContents(): Promise<ShopContents> {
      const { rows } = await db.query<ShopContents>(
        `select exists (select from products where parent_id is null and type = 'product') as has_product,
                exists (select from products where parent_id is null and type = 'product' and active) as is_selling,
                exists (select from delivery_cities) and exists (select from delivery_types where active) as has_delivery,
                exists (select from shop_addresses where active) as has_place`,
      );
      if (!rows[0]) throw new Error('a query without tables has a row');
      return rows[0];
    },
  };
}
