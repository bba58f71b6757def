import type { Queryable } from '../../db/database';

export interface ComparisonRow {
  id: number;
  product_id: number;
}

export type ComparisonRepository = ReturnType<typeof createComparisonRepository>;

/** The rows of users' compare lists. Every method sees one user's rows only. */
export function createComparisonRepository(db: Queryable) {
  return {
    async findAll(userId: number): Promise<ComparisonRow[]> {
      const { rows } = await db.query<ComparisonRow>(
        'select id, product_id from comparisons where user_id = $1 order by id',
        [userId],
      );
      return rows;
    },

    async insert(userId: number, productId: number): Promise<ComparisonRow> {
      const { rows } = await db.query<ComparisonRow>(
        'insert into comparisons (user_id, product_id) values ($1, $2) returning id, product_id',
        [userId, productId],
      );
      if (!rows[0]) throw new Error('a comparison was not inserted');
      return rows[0];
    },

    /** Adds products in the given order. Those already in the list stay unchanged. */
    async insertAll(userId: number, productIds: readonly number[]): Promise<void> {
      await db.query(
        `insert into comparisons (user_id, product_id) select $1, added.id from unnest($2::int[]) as added (id)
         on conflict (user_id, product_id) do nothing`,
        [userId, productIds],
      );
    },

    async deleteProducts(userId: number, productIds: readonly number[]): Promise<void> {
      await db.query('delete from comparisons where user_id = $1 and product_id = any($2::int[])', [
        userId,
        productIds,
      ]);
    },

    /** Returns the deleted rows. */
    async delete(userId: number, ids: number[]): Promise<ComparisonRow[]> {
      const { rows } = await db.query<ComparisonRow>(
        `with deleted as (delete from comparisons where user_id = $1 and id = any($2::int[]) returning id, product_id)
         select * from deleted order by id`,
        [userId, ids],
      );
      return rows;
    },
  };
}
