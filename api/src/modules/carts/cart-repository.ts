import type { Queryable } from '../../db/database';

export interface CartRow {
  id: number;
  product_id: number;
  parent_id: number | null;
  product_count: number;
}

export type NewCartRow = Omit<CartRow, 'id'>;

/**
 * A row named by its products. `parent_product_id` is its main product,
 * null for a main product itself.
 */
export interface CartCount {
  product_id: number;
  parent_product_id: number | null;
  product_count: number;
}

/** Conditions for rows of a cart; null means any. */
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

/** The rows of users' carts. Every method sees one user's rows only. */
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

    /** Adds a row, or its pieces to the row of the same product and parent, up to `most`. */
    async add(userId: number, { product_id, parent_id, product_count }: NewCartRow, most: number): Promise<CartRow> {
      const { rows } = await db.query<CartRow>(
        `insert into carts as existing (user_id, product_id, parent_id, product_count) values ($1, $2, $3, $4)
         on conflict (user_id, product_id, coalesce(parent_id, 0)) do update
           set product_count = least(existing.product_count + excluded.product_count, $5)
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

    /** Sets main products to their counts, in the order given. */
    async setMains(userId: number, mains: readonly CartCount[]): Promise<void> {
      await db.query(
        `insert into carts (user_id, product_id, product_count)
         select $1, product_id, product_count from unnest($2::int[], $3::int[]) as main (product_id, product_count)
         on conflict (user_id, product_id, coalesce(parent_id, 0)) do update set product_count = excluded.product_count`,
        [userId, mains.map((row) => row.product_id), mains.map((row) => row.product_count)],
      );
    },

    /** Sets children to their counts. Those whose main product is not in the cart are ignored. */
    async setChildren(userId: number, children: readonly CartCount[]): Promise<void> {
      await db.query(
        `insert into carts (user_id, parent_id, product_id, product_count)
         select $1, main.id, child.product_id, child.product_count
           from unnest($2::int[], $3::int[], $4::int[]) as child (product_id, parent_product_id, product_count)
           join carts as main
             on main.user_id = $1 and main.parent_id is null and main.product_id = child.parent_product_id
         on conflict (user_id, product_id, coalesce(parent_id, 0)) do update set product_count = excluded.product_count`,
        [
          userId,
          children.map((row) => row.product_id),
          children.map((row) => row.parent_product_id),
          children.map((row) => row.product_count),
        ],
      );
    },

    /** Deletes rows named by their products. Children go with their parent. */
    async deleteProducts(userId: number, rows: readonly CartCount[]): Promise<void> {
      await db.query(
        `delete from carts as row using unnest($2::int[], $3::int[]) as gone (product_id, parent_product_id)
          where row.user_id = $1 and row.product_id = gone.product_id
            and (select main.product_id from carts as main where main.id = row.parent_id)
                is not distinct from gone.parent_product_id`,
        [userId, rows.map((row) => row.product_id), rows.map((row) => row.parent_product_id)],
      );
    },

    /** Returns the deleted rows, including children of deleted parents. */
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
