import type { Seller } from '@shop/shared/seller';
import type { Queryable } from '../../db/database';

export type SellerRepository = ReturnType<typeof createSellerRepository>;

/** Who sells: the latest row counts, and orders keep theirs. */
export function createSellerRepository(db: Queryable) {
  return {
    async findLatest(): Promise<Seller> {
      const { rows } = await db.query<{ data: Seller }>('select data from sellers order by id desc limit 1');
      if (!rows[0]) throw new Error('sellers is empty');
      return rows[0].data;
    },
    async add(seller: Seller): Promise<void> {
      await db.query('insert into sellers (data) values ($1)', [JSON.stringify(seller)]);
    },
  };
}
