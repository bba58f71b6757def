import type { Queryable } from '../../db/database';

/** A thing on the shelf, and what hangs on it. */
export interface ShelfRow {
  id: number;
  name: string;
  on_hand: number;
  promised: number;
  revision: number;
  /** Pieces of the promised ones that lie packed. */
  assembled: number;
  product_ids: number[];
  /** Of the products that lists have. */
  articles: string[];
  /** Orders that lack goods, oldest first. */
  short_orders: number[];
}

/** Which things a list has. */
export interface ShelfConditions {
  /** A `tsquery` over the words of goods. */
  words?: string | undefined;
  ids?: number[] | undefined;
  /** Only things after this one, in the order of the list. */
  after?: number | undefined;
}

const HOLDING = "order_status in ('new', 'confirmed', 'assembled')";

/** Orders are served by age: those beyond what lies on the shelf lack goods. */
const SHORT_ORDERS = `
  (select array_agg(order_id order by order_id)
     from (select order_id, sum(sum(stock_pieces)) over (order by order_id) as pieces
             from order_products line join orders on orders.id = line.order_id
            where line.stock_item_id = item.id and ${HOLDING} group by order_id) as holding
    where pieces > item.on_hand)`;

const SHELF = `
  select item.id, item.name, on_hand, promised, item.revision,
         (select coalesce(sum(stock_pieces), 0)::int from order_products line join orders on orders.id = line.order_id
           where line.stock_item_id = item.id and order_status = 'assembled') as assembled,
         array(select id from products where stock_item_id = item.id order by id) as product_ids,
         array(select code from products where stock_item_id = item.id and parent_id is null order by id) as articles,
         coalesce(case when promised > on_hand then ${SHORT_ORDERS} end, '{}') as short_orders
    from stock_items item`;

/** A thing of which no product is left has only its own name. */
const IS_NAMED = `(item.id in (select stock_item_id from products where goods_words(code, name) @@ $1::tsquery)
                   or goods_words('', item.name) @@ $1::tsquery)`;
const IS_AFTER = '(item.name, item.id) > ((select name from stock_items where id = $2), $2::int)';

export type ShelfRepository = ReturnType<typeof createShelfRepository>;

/** What lies on the shelf, as it is counted. */
export function createShelfRepository(db: Queryable) {
  const findByIds = async (ids: readonly number[]): Promise<ShelfRow[]> =>
    (await db.query<ShelfRow>(`${SHELF} where item.id = any($1::int[]) order by item.id`, [ids])).rows;

  return {
    findByIds,

    /** By name. */
    async find({ words, ids, after }: ShelfConditions, limit: number): Promise<ShelfRow[]> {
      const { rows } = await db.query<ShelfRow>(
        `${SHELF} where ($1::text is null or ${IS_NAMED}) and ($2::int is null or ${IS_AFTER})
            and ($3::int[] is null or item.id = any($3))
          order by item.name, item.id limit $4`,
        [words ?? null, after ?? null, ids ?? null, limit],
      );
      return rows;
    },

    /** Locks things for this transaction in the order of their ids, as orders do; reads them. */
    async lock(ids: readonly number[]): Promise<ShelfRow[]> {
      await db.query('select from stock_items where id = any($1::int[]) order by id for update', [ids]);
      return findByIds(ids);
    },

    /** Sets how many pieces of locked things there are. */
    async setCounts(counts: ReadonlyMap<number, number>): Promise<void> {
      await db.query(
        `update stock_items set on_hand = counted.pieces
           from unnest($1::int[], $2::int[]) as counted (item_id, pieces)
          where id = counted.item_id and on_hand <> counted.pieces`,
        [[...counts.keys()], [...counts.values()]],
      );
    },

    /** The last count of a thing; null when nobody has counted it here. */
    async findLastCount(productId: number): Promise<{ by: string | null; at: Date } | null> {
      const { rows } = await db.query<{ by: string | null; at: Date }>(
        `select fullname as by, at from staff_audit left join users on users.id = user_id
          where product_id = $1 and action = 'count-stock' order by staff_audit.id desc limit 1`,
        [productId],
      );
      return rows[0] ?? null;
    },
  };
}
