import type { Queryable } from '../../db/database';
import type { LeadRow } from './lead-repository';

/** What is told of a lead, leased for sending. */
export interface HookRow extends Pick<
  LeadRow,
  | 'form'
  | 'user_type'
  | 'name'
  | 'email'
  | 'phone'
  | 'company'
  | 'inn'
  | 'city'
  | 'message'
  | 'page'
  | 'block'
  | 'source'
  | 'created_at'
> {
  id: string;
  lead_id: number;
  attempts: number;
  wanted_at: Date;
}

const IS_WAITING = 'sent_at is null and failed_at is null and not held';

export type HookRepository = ReturnType<typeof createHookRepository>;

/** What the program of LEADS_WEBHOOK_URL is told, and what it has been told. */
export function createHookRepository(db: Queryable) {
  return {
    /** Queues what is told of a lead, in the transaction that stores it. */
    async add(leadId: number): Promise<void> {
      await db.query('insert into lead_hooks (lead_id) values ($1)', [leadId]);
    },

    /**
     * Leases those that are due. After `leaseSeconds` another worker may take those that were not
     * finished.
     * @param longestRetrySeconds one that seems to wait longer is due: the clock was set back
     */
    async take(limit: number, leaseSeconds: number, longestRetrySeconds: number): Promise<HookRow[]> {
      const { rows } = await db.query<HookRow>(
        `with due as (
           update lead_hooks set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
            where id in (select id from lead_hooks where ${IS_WAITING}
                            and next_attempt_at not between now() and now() + make_interval(secs => $3)
                          order by next_attempt_at, lead_id limit $1 for update skip locked)
           returning id, lead_id, attempts, wanted_at)
         select due.*, form, user_type, name, email, phone, company, inn, city, message, page, block, source, created_at
           from due join mail_messages as lead on lead.id = lead_id`,
        [limit, leaseSeconds, longestRetrySeconds],
      );
      return rows;
    },

    async markSent(id: string): Promise<void> {
      await db.query('update lead_hooks set sent_at = now(), failure = null where id = $1', [id]);
    },

    async postpone(id: string, failure: string, seconds: number): Promise<void> {
      await db.query(
        'update lead_hooks set failure = $2, next_attempt_at = now() + make_interval(secs => $3) where id = $1',
        [id, failure, seconds],
      );
    },

    /** Nobody tries it again by itself. */
    async giveUp(id: string, failure: string): Promise<void> {
      await db.query('update lead_hooks set failure = $2, failed_at = now() where id = $1', [id, failure]);
    },

    /** Lets one that has stopped be tried again. @returns whether it had stopped */
    async sendAgain(leadId: number): Promise<boolean> {
      const { rows } = await db.query(
        `update lead_hooks set failed_at = null, held = false, attempts = 0, wanted_at = now(), next_attempt_at = now()
          where lead_id = $1 and sent_at is null and (failed_at is not null or held) returning id`,
        [leadId],
      );
      return rows.length > 0;
    },
  };
}
