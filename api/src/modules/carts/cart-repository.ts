import type { Queryable } from '../../db/database';

export interface CartRow {
  id: number;
  product_id: number;
  parent_id: number | null;
  product_count: number;
}

export type NewCartRow = Omit<CartRow, 'id'>;

/** Which rows of a cart are meant; what is null says nothing. */
export interface CartConditions {
  ids: number[] | null;
  productIds: number[] | null;
  /** `{ id: null }`: rows without a parent. */
  parent: { id: number | null } | null;
}

const COLUMNS = 'id, product_id, parent_id, product_count';
const MATCHES = `user_id = $1 and ($2::int[] is null or id = any($2)) and ($3::int[] is null or product_id = any($3))
  and (not $4 or parent_id is not distinct from $5::int)`;

function parametersOf(userId: number, { ids, productIds, parent }: CartConditions): unknown[] {
  return [userId, ids, productIds, parent !== null, parent?.id ?? null];
}

export type CartRepository = ReturnType<typeof createCartRepository>;

/** The rows of users' carts; every method sees those of one user only. */
export function createCartRepository(db: Queryable) {
  return {
    async findAll(userId: number): Promise<CartRow[]> {
      const { rows } = await db.query<CartRow>(`select ${COLUMNS} from carts where user_id = $1 order by id`, [userId]);
      return rows;
    },

    async count(userId: number): Promise<number> {
      const { rows } = await db.query<{ count: number }>(
        'select count(*)::int as count from carts where user_id = $1',
        [userId],
      );
      return rows[0]?.count ?? 0;
    },

    async hasMain(userId: number, id: number): Promise<boolean> {
      const { rows } = await db.query('select id from carts where user_id = $1 and id = $2 and parent_id is null', [
        userId,
        id,
      ]);
      return rows.length > 0;
    },

    /** Adds a row, or its pieces to the row of the same product and parent, up to the most a row can hold. */
    async add(userId: number, { product_id, parent_id, product_count }: NewCartRow, most: number): Promise<CartRow> {
      const { rows } = await db.query<CartRow>(
        `insert into carts as standing (user_id, product_id, parent_id, product_count) values ($1, $2, $3, $4)
         on conflict (user_id, product_id, coalesce(parent_id, 0)) do update
           set product_count = least(standing.product_count + excluded.product_count, $5)
         returning ${COLUMNS}`,
        [userId, product_id, parent_id, product_count, most],
      );
      if (!rows[0]) throw new Error('a cart row was not inserted');
      return rows[0];
    },

    async setCount(userId: number, conditions: CartConditions, productCount: number): Promise<CartRow[]> {
      const { rows } = await db.query<CartRow>(
        `with changed as (update carts set product_count = $6 where ${MATCHES} returning ${COLUMNS})
         select * from changed order by id`,
        [...parametersOf(userId, conditions), productCount],
      );
      return rows;
    },

    /** Gives the deleted rows, children of deleted parents among them. */
    async delete(userId: number, conditions: CartConditions): Promise<CartRow[]> {
      const { rows } = await db.query<CartRow>(
        `with chosen as (select id from carts where ${MATCHES}),
              deleted as (
                delete from carts
                 where user_id = $1 and (id in (select id from chosen) or parent_id in (select id from chosen))
                returning ${COLUMNS})
         select * from deleted order by id`,
        parametersOf(userId, conditions),
      );
      return rows;
    },
  };
}
