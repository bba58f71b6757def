import type { Queryable } from '../../db/database';

export interface ComparisonRow {
  id: number;
  product_id: number;
}

export type ComparisonRepository = ReturnType<typeof createComparisonRepository>;

/** The rows of users' compare lists; every method sees those of one user only. */
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

    /** Gives the deleted rows. */
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
