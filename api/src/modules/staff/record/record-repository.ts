import type { Queryable } from '../../../db/database';

export interface RecordRow {
  id: number;
  at: Date;
  by: string | null;
  action: string;
  page_id: string | null;
  order_id: number | null;
  /** JSON. */
  details: string;
  /** Of the person that the details name by number. */
  person: string | null;
}

/** What a row has to be; a missing condition holds for all. */
export interface RecordConditions {
  userId?: number | undefined;
  orderId?: number | undefined;
  day?: { from: Date; to: Date } | undefined;
  isOfOrder?: boolean | undefined;
  actions?: readonly string[] | undefined;
  otherThan?: readonly string[] | undefined;
  /** Older than the row with this id. */
  before?: number | undefined;
}

export type RecordRepository = ReturnType<typeof createRecordRepository>;

type Condition = [value: unknown, sql: (parameter: (value: unknown) => string) => string];

function conditionsOf({ userId, orderId, day, isOfOrder, actions, otherThan, before }: RecordConditions) {
  const all: Condition[] = [
    [userId, ($) => `user_id = ${$(userId)}`],
    [orderId, ($) => `order_id = ${$(orderId)}`],
    [day, ($) => `at >= ${$(day?.from)} and at < ${$(day?.to)}`],
    // Leads to an index of the few that are about none.
    [isOfOrder, () => `order_id is ${isOfOrder ? 'not null' : 'null'}`],
    [actions, ($) => `action = any(${$(actions)}::text[])`],
    [otherThan, ($) => `action <> all(${$(otherThan)}::text[])`],
    [before, ($) => `id < ${$(before)}`],
  ];
  return all.filter(([value]) => value !== undefined).map(([, sql]) => sql);
}

/** Reads the record of actions. */
export function createRecordRepository(db: Queryable) {
  return {
    /** Newest first. */
    async find(conditions: RecordConditions, limit: number): Promise<RecordRow[]> {
      const parameters: unknown[] = [];
      const parameter = (value: unknown) => `$${parameters.push(value)}`;
      const where = conditionsOf(conditions).map((sql) => sql(parameter));
      const { rows } = await db.query<RecordRow>(
        `select page.*, doer.fullname as by, other.fullname as person
           from (select * from staff_audit ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
                  order by id desc limit ${parameter(limit)}) page
           left join users doer on doer.id = user_id
           left join users other
                  on other.id = coalesce(details::jsonb ->> 'person', details::jsonb ->> 'dismissed')::int
          order by page.id desc`,
        parameters,
      );
      return rows;
    },
  };
}
