import { assignments } from '../../db/assignments';
import type { Queryable } from '../../db/database';
import { rowsWithWords } from '../../db/rows-with-words';
import type { OrderStatus, PaymentStatus, PaymentType } from '../../generated/resolvers-types';
import type { OrderRow } from '../orders/order-repository';
import { VISIT_SECONDS } from './order-card-repository';

/** Which orders a list has; what is undefined does not matter. */
export interface OrderConditions {
  /** A `tsquery` over the words of an order. */
  words?: string;
  /** Products of which an order has each. */
  productIds?: number[][];
  status?: OrderStatus;
  /** The day from midnight to midnight. */
  placed?: { from: Date; to: Date };
  cityId?: number;
  paymentType?: PaymentType;
  paymentStatus?: PaymentStatus;
  late?: { isLate: boolean; before: Date };
  isPreview?: boolean;
  ids?: number[];
  /** Only orders before this one, in the order of the list. */
  before?: number;
}

/** What the shop's people change in an order. */
export type StaffOrderChanges = Partial<
  Omit<OrderRow, 'id' | 'revision' | 'seller' | 'created_at' | 'updated_at' | 'status_updated_at'>
>;

/** The counts of a line. */
export interface LineCounts {
  count: number;
  pieces: number;
  discountKopecks: number;
  returned: number;
}

/** More changes than are under way at once. */
const CHANGES_IN_MARK = 50;

/** Nobody has called about it yet, although it waits for a call. */
const WAITING = "order_status = 'new' and preview is null and source = 'site'";
const WORDS = 'order_words(id, fio, phone, email, requisite_name, requisite_inn, track_number)';
// The driver would convert a date to a `Date` in the machine's time zone.
const ORDER = `select orders.*, delivery_date::text as delivery_date,
       (select data from sellers where sellers.id = orders.seller_id) as seller from orders`;

type Condition = [sql: (parameter: (value: unknown) => string) => string, isAsked: boolean];

function conditionsOf(asked: OrderConditions): Condition[] {
  const { words, productIds = [], status, placed, cityId, paymentType, paymentStatus, late, isPreview, ids } = asked;
  return [
    [($) => rowsWithWords('id', 'orders', WORDS, $(words)), words !== undefined],
    ...productIds.map((same): Condition => [
      ($) => `exists (select from order_products line where line.order_id = orders.id
                         and line.product_id = any(${$(same)}::int[]))`,
      true,
    ]),
    [($) => `order_status = ${$(status)}`, status !== undefined],
    [($) => `created_at >= ${$(placed?.from)} and created_at < ${$(placed?.to)}`, placed !== undefined],
    [($) => `delivery_city = (select city from delivery_cities where id = ${$(cityId)})`, cityId !== undefined],
    [($) => `payment_type = ${$(paymentType)}`, paymentType !== undefined],
    [($) => `payment_status = ${$(paymentStatus)}`, paymentStatus !== undefined],
    [($) => `${late?.isLate ? '' : 'not '}(${WAITING} and created_at < ${$(late?.before)})`, late !== undefined],
    [() => `preview is ${isPreview ? 'not ' : ''}null`, isPreview !== undefined],
    [($) => `id = any(${$(ids)}::int[])`, ids !== undefined],
    [($) => `id < ${$(asked.before)}`, asked.before !== undefined],
  ];
}

/** The condition of a statement, and the values that it names. */
function whereOf(asked: OrderConditions) {
  const parameters: unknown[] = [];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = conditionsOf(asked).filter(([, isAsked]) => isAsked);
  const where = conditions.map(([sql]) => sql(parameter)).join(' and ');
  return { where: where && `where ${where}`, parameters, parameter };
}

export type StaffOrderRepository = ReturnType<typeof createStaffOrderRepository>;

/** Orders as the shop's people find and open them. */
export function createStaffOrderRepository(db: Queryable) {
  return {
    /** Newest first. */
    async find(asked: OrderConditions, limit: number): Promise<OrderRow[]> {
      const { where, parameters, parameter } = whereOf(asked);
      const { rows } = await db.query<OrderRow>(
        `${ORDER} ${where} order by id desc limit ${parameter(limit)}`,
        parameters,
      );
      return rows;
    },

    /** How many orders there are, and the id of the newest of them. */
    async measure(asked: OrderConditions): Promise<{ count: number; last: number }> {
      const { where, parameters } = whereOf(asked);
      const { rows } = await db.query<{ count: number; last: number }>(
        `select count(*)::int as count, coalesce(max(id), 0) as last from orders ${where}`,
        parameters,
      );
      return rows[0] ?? { count: 0, last: 0 };
    },

    /**
     * A text that changes with orders and with who has them open. It has the orders that were
     * changed last, not the last time only: a change may become visible after a later one.
     */
    async readMark(): Promise<string> {
      const { rows } = await db.query<{ mark: string }>(
        `select md5(concat_ws(' ',
                  (select string_agg(id || ':' || revision, ' ' order by updated_at, id)
                     from (select id, revision, updated_at from orders order by updated_at desc limit $1) as changed),
                  (select string_agg(order_id || '-' || user_id, ' ' order by order_id, user_id)
                     from order_visits where seen_at > now() - make_interval(secs => $2)))) as mark`,
        [CHANGES_IN_MARK, VISIT_SECONDS],
      );
      return rows[0]?.mark ?? '';
    },

    async findOne(id: number): Promise<OrderRow | null> {
      const { rows } = await db.query<OrderRow>(`${ORDER} where id = $1`, [id]);
      return rows[0] ?? null;
    },

    /** Locks the order for this transaction. */
    async lock(id: number): Promise<OrderRow | null> {
      const { rows } = await db.query<OrderRow>(`${ORDER} where id = $1 for update`, [id]);
      return rows[0] ?? null;
    },

    /** The orders that were placed in a preview more than `hours` ago and still hold goods. */
    async findEndedPreviews(hours: number): Promise<number[]> {
      const { rows } = await db.query<{ id: number }>(
        `select id from orders where preview is not null and order_status = 'new'
            and created_at < now() - make_interval(hours => $1) order by id`,
        [hours],
      );
      return rows.map(({ id }) => id);
    },

    /** The orders that were moved to the carrier, or beyond, on a day, and have not come back. */
    async findShipped({ from, to }: { from: Date; to: Date }): Promise<number[]> {
      const { rows } = await db.query<{ id: number }>(
        `select distinct orders.id from staff_audit record join orders on orders.id = record.order_id
          where record.order_id is not null and action = 'move-order' and at >= $1 and at < $2
            and details::jsonb #>> '{move,to}' in ('shipped', 'delivered')
            and details::jsonb #>> '{move,from}' in ('new', 'confirmed', 'assembled')
            and order_status in ('shipped', 'delivered')`,
        [from, to],
      );
      return rows.map(({ id }) => id);
    },

    /** Sets columns of a locked order, and raises its revision. */
    async update(id: number, changes: StaffOrderChanges): Promise<void> {
      const set = Object.keys(changes).length > 0 ? `${assignments(changes, 3)}, ` : '';
      await db.query(
        `update orders set ${set}revision = revision + 1, updated_at = now(),
                status_updated_at = case when $2 then now() else status_updated_at end
          where id = $1`,
        [id, changes.order_status !== undefined, ...Object.values(changes)],
      );
    },

    /** Changes how many pieces of a line the buyer gets or has kept. */
    async updateLine(id: number, { count, pieces, discountKopecks, returned }: LineCounts): Promise<void> {
      await db.query(
        `update order_products set product_count = $2, stock_pieces = $3, discount_kopecks = $4, returned_count = $5
          where id = $1`,
        [id, count, pieces, discountKopecks, returned],
      );
    },

    /** Deletes lines, and with a main product its accessories. */
    async deleteLines(ids: number[]): Promise<void> {
      await db.query('delete from order_products where id = any($1::int[])', [ids]);
    },

    /** How many orders of the shop's buyers there are in each of the statuses. */
    async count(statuses: readonly OrderStatus[]): Promise<{ status: OrderStatus; count: number }[]> {
      const { rows } = await db.query<{ status: OrderStatus; count: number }>(
        `select order_status as status, count(*)::int as count from orders
          where order_status = any($1) and preview is null group by order_status`,
        [statuses],
      );
      return rows;
    },

    /** The ids of the products of each article, which are given in small letters. */
    async findArticles(articles: readonly string[]): Promise<Map<string, number[]>> {
      const { rows } = await db.query<{ article: string; ids: number[] }>(
        `select lower(code) as article, array_agg(id) as ids from products where lower(code) = any($1) group by 1`,
        [articles],
      );
      return new Map(rows.map(({ article, ids }) => [article, ids]));
    },
  };
}
