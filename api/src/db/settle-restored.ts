import type { Queryable } from './database';

/**
 * Nobody knows how many orders were acknowledged after what was restored: more than a shop gets
 * while a backup is behind.
 */
const SKIPPED_NUMBERS = 1000;

/**
 * Makes a restored database go on where the lost one ended: no order gets a number that a buyer may
 * have, and no mail is sent twice, nor the webhook of a lead.
 * @returns how many mails are held, which waited then and may have been sent since
 */
export async function settleRestored(db: Queryable): Promise<number> {
  const { rows: sequences } = await db.query<{ name: string }>("select pg_get_serial_sequence('orders', 'id') as name");
  const name = sequences[0]?.name ?? '';
  await db.query(`select setval($1::regclass, (select last_value from ${name}) + $2)`, [name, SKIPPED_NUMBERS]);
  await db.query('update lead_hooks set held = true where sent_at is null and failed_at is null and not held');
  const { rows } = await db.query('update outbox set held = true where sent_at is null and not held returning id');
  return rows.length;
}
