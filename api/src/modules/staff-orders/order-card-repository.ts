import type { Queryable } from '../../db/database';

export interface NoteRow {
  id: number;
  order_id: number;
  text: string;
  by: string | null;
  at: Date;
}

export interface EventRow {
  order_id: number;
  at: Date;
  user_id: number | null;
  by: string | null;
  action: string;
  /** JSON. */
  details: string;
}

export interface OrderMailRow {
  order_id: number;
  kind: string;
  recipient: string;
  created_at: Date;
  sent_at: Date | null;
}

/** A window that has been silent for longer is closed, asleep or without a network. */
export const VISIT_SECONDS = 40;

export type OrderCardRepository = ReturnType<typeof createOrderCardRepository>;

/** What the card of an order shows besides the order: each is one query, however many orders. */
export function createOrderCardRepository(db: Queryable) {
  async function findOf<Row extends object>(sql: string, orderIds: number[]): Promise<Row[]> {
    return (await db.query<Row>(sql, [orderIds])).rows;
  }

  return {
    findNotes: (orderIds: number[]) =>
      findOf<NoteRow>(
        `select note.id, order_id, text, fullname as by, at from order_notes note left join users on users.id = user_id
          where order_id = any($1::int[]) order by note.id`,
        orderIds,
      ),

    /** The record of actions; looking at an order is none. */
    findEvents: (orderIds: number[]) =>
      findOf<EventRow>(
        `select order_id, at, user_id, fullname as by, action, details
           from staff_audit left join users on users.id = user_id
          where order_id = any($1::int[]) and action <> 'view-order' order by staff_audit.id`,
        orderIds,
      ),

    /** Those to buyers. */
    findMails: (orderIds: number[]) =>
      findOf<OrderMailRow>(
        `select order_id, kind, recipient, created_at, sent_at from outbox
          where order_id = any($1::int[]) and kind is not null order by id`,
        orderIds,
      ),

    /** The names of all but one who have an order open, in the order of their accounts. */
    async findVisitors(orderIds: number[], but: number): Promise<{ order_id: number; fullname: string }[]> {
      const { rows } = await db.query<{ order_id: number; fullname: string }>(
        `select order_id, users.fullname from order_visits join users on users.id = user_id
          where order_id = any($1::int[]) and user_id <> $2 and seen_at > now() - make_interval(secs => $3)
          order by user_id`,
        [orderIds, but, VISIT_SECONDS],
      );
      return rows;
    },

    /** Returns whether the order was not open there before. */
    async addVisit(orderId: number, userId: number): Promise<boolean> {
      const { rows } = await db.query<{ is_first: boolean }>(
        `insert into order_visits as visit (order_id, user_id) values ($1, $2)
         on conflict (order_id, user_id) do update set seen_at = now()
         returning (xmax = 0) as is_first`,
        [orderId, userId],
      );
      return rows[0]?.is_first ?? false;
    },

    async deleteExpired(): Promise<void> {
      await db.query('delete from order_visits where seen_at <= now() - make_interval(secs => $1)', [VISIT_SECONDS]);
    },

    async addNote(orderId: number, userId: number, text: string): Promise<void> {
      await db.query('insert into order_notes (order_id, user_id, text) values ($1, $2, $3)', [orderId, userId, text]);
    },
  };
}
