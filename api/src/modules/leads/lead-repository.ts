import type { Queryable } from '../../db/database';
import { rowsWithWords } from '../../db/rows-with-words';
import type { LeadState } from '../../generated/resolvers-types';
import type { LeadSource } from './lead-source';

/** Which leads a list has; what is undefined does not matter. */
export interface LeadConditions {
  state?: LeadState | undefined;
  /** A `tsquery` over the words of a lead. */
  words?: string | undefined;
  isHookStopped?: boolean | undefined;
  /** Only those that are older than this one. */
  before?: number | undefined;
}

export interface LeadRow {
  id: number;
  revision: number;
  state: LeadState;
  note: string;
  created_at: Date;
  changed_at: Date | null;
  /** Null also when the account is gone. */
  changed_by: string | null;
  form: string;
  user_type: string;
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  inn: string | null;
  city: string | null;
  message: string;
  page: string | null;
  block: string | null;
  source: LeadSource;
  /** Null: nobody is told of it. */
  hook_id: string | null;
  hook_attempts: number;
  hook_failure: string | null;
  hook_sent_at: Date | null;
  hook_failed_at: Date | null;
  hook_held: boolean;
}

export interface LeadChange {
  state: LeadState;
  note: string;
  userId: number;
}

const WORDS = "order_words(id, name, coalesce(phone, ''), email, company, inn, null)";
const IS_STOPPED = 'hook.sent_at is null and (hook.failed_at is not null or hook.held)';
const SELECT = `
  select lead.id, lead.revision, lead.state, lead.note, lead.created_at, lead.changed_at, lead.form, lead.user_type,
         lead.name, lead.email, lead.phone, lead.company, lead.inn, lead.city, lead.message, lead.page, lead.block,
         lead.source, person.fullname as changed_by,
         hook.id as hook_id, coalesce(hook.attempts, 0) as hook_attempts, hook.failure as hook_failure,
         hook.sent_at as hook_sent_at, hook.failed_at as hook_failed_at, coalesce(hook.held, false) as hook_held
    from mail_messages as lead
    left join users as person on person.id = lead.changed_by
    left join lead_hooks as hook on hook.lead_id = lead.id`;

/** The condition of a statement, and the values that it names. */
function whereOf({ state, words, isHookStopped, before }: LeadConditions) {
  const parameters: unknown[] = [];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = [
    ...(state === undefined ? [] : [`lead.state = ${parameter(state)}`]),
    ...(words === undefined ? [] : [rowsWithWords('lead.id', 'mail_messages', WORDS, parameter(words))]),
    ...(isHookStopped === undefined ? [] : [`(${IS_STOPPED}) is ${isHookStopped ? '' : 'not '}true`]),
    ...(before === undefined ? [] : [`lead.id < ${parameter(before)}`]),
  ];
  return { where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', parameters, parameter };
}

export type LeadRepository = ReturnType<typeof createLeadRepository>;

/** Messages of the forms, as the shop's people work on them. */
export function createLeadRepository(db: Queryable) {
  return {
    /** The newest first. */
    async find(asked: LeadConditions, limit: number): Promise<LeadRow[]> {
      const { where, parameters, parameter } = whereOf(asked);
      const { rows } = await db.query<LeadRow>(
        `${SELECT} ${where} order by lead.id desc limit ${parameter(limit)}`,
        parameters,
      );
      return rows;
    },

    /** The drafts of the pages at these paths, in JSON: their titles are what people call them. */
    async findPages(paths: readonly string[]): Promise<{ path: string; draft: string }[]> {
      if (paths.length === 0) return [];
      const { rows } = await db.query<{ path: string; draft: string }>(
        'select path, draft from pages where path = any($1) and deleted_at is null',
        [paths],
      );
      return rows;
    },

    /** How many leads there are, and the id of the newest of them. */
    async measure(asked: LeadConditions): Promise<{ count: number; last: number }> {
      const { where, parameters } = whereOf(asked);
      const { rows } = await db.query<{ count: number; last: number }>(
        `select count(*)::int as count, coalesce(max(lead.id), 0) as last
           from mail_messages as lead left join lead_hooks as hook on hook.lead_id = lead.id ${where}`,
        parameters,
      );
      return rows[0] ?? { count: 0, last: 0 };
    },

    async count(): Promise<{ state: LeadState; count: number }[]> {
      const { rows } = await db.query<{ state: LeadState; count: number }>(
        'select state, count(*)::int as count from mail_messages group by state',
      );
      return rows;
    },

    async countStoppedHooks(): Promise<number> {
      const { rows } = await db.query<{ count: number }>(
        `select count(*)::int as count from lead_hooks as hook where ${IS_STOPPED}`,
      );
      return rows[0]?.count ?? 0;
    },

    /** Keeps others from changing it until the transaction ends. */
    async lock(id: number): Promise<LeadRow | null> {
      const { rows } = await db.query<LeadRow>(`${SELECT} where lead.id = $1 for update of lead`, [id]);
      return rows[0] ?? null;
    },

    /** Changes a locked one. It ends once, and anew after it was taken up again. */
    async save(id: number, { state, note, userId }: LeadChange): Promise<void> {
      await db.query(
        `update mail_messages
            set state = $2, note = $3, revision = revision + 1, changed_at = now(), changed_by = $4,
                ended_at = case when $2 in ('done', 'refused') then coalesce(ended_at, now()) end
          where id = $1`,
        [id, state, note, userId],
      );
    },

    /** Deletes those of an account that is deleted. */
    async deleteAllFrom(email: string): Promise<void> {
      await db.query('delete from mail_messages where email = $1', [email]);
    },

    /** Deletes the leads that were done or refused more than `olderThanDays` ago. */
    async deleteEnded(olderThanDays: number): Promise<void> {
      await db.query('delete from mail_messages where ended_at < now() - make_interval(days => $1)', [olderThanDays]);
    },
  };
}
