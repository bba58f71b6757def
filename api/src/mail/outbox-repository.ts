import { randomUUID } from 'node:crypto';
import { activeContext, inSpan, SpanKind, traceparentOf } from '@shop/node/tracing';
import type { Queryable } from '../db/database';

export interface Mail {
  recipient: string;
  /** Where replies go; null means the sender. */
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** The order whose invoice is attached. */
  invoiceOf?: number;
  /** The order that it tells its buyer of, and what of it. */
  about?: { orderId: number; kind: string };
}

/** A mail leased for sending. */
export interface OutboxRow {
  id: number;
  message_id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  html: string;
  body: string;
  invoice_of: number | null;
  created_at: Date;
  attempts: number;
  /** Of its queueing; null when that was not traced. */
  traceparent: string | null;
}

/** What spans say of a mail: nothing that is in it. */
export const mailAttributes = (type: 'send' | 'process', messageId: string) => ({
  'messaging.system': 'shop_outbox',
  'messaging.destination.name': 'outbox',
  'messaging.operation.type': type,
  'messaging.message.id': messageId,
});

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

/** Mails that wait to be sent, and those sent in the last weeks. */
export function createOutboxRepository(db: Queryable) {
  return {
    /**
     * Queues a mail, in the transaction of the event it reports.
     * Its Message-ID is the same in every attempt.
     */
    async add(mail: Mail): Promise<void> {
      const messageId = randomUUID();
      const attributes = mailAttributes('send', messageId);
      await inSpan(activeContext(), { name: 'send outbox', kind: SpanKind.PRODUCER, attributes }, (span) =>
        db.query(
          `insert into outbox (message_id, recipient, reply_to, subject, html, body, invoice_of, order_id, kind, traceparent)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
          [
            ...[messageId, mail.recipient, mail.replyTo, mail.subject, mail.html, mail.text],
            ...[mail.invoiceOf ?? null, mail.about?.orderId ?? null, mail.about?.kind ?? null, traceparentOf(span)],
          ],
        ),
      );
    },

    /**
     * Leases mails that are due. After `leaseSeconds` another
     * worker may take those that were not finished.
     * @param longestRetrySeconds a mail that seems to wait longer is due: the clock was set back
     */
    async take(limit: number, leaseSeconds: number, longestRetrySeconds: number): Promise<OutboxRow[]> {
      const { rows } = await db.query<OutboxRow>(
        `update outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
          where id in (select id from outbox where sent_at is null and not held
                          and next_attempt_at not between now() and now() + make_interval(secs => $3)
                        order by next_attempt_at, id limit $1 for update skip locked)
         returning id, message_id, recipient, reply_to, subject, html, body, invoice_of, created_at, attempts, traceparent`,
        [limit, leaseSeconds, longestRetrySeconds],
      );
      return rows;
    },

    /** Deletes the copies of mails that one address has been sent, or may have been. */
    async forgetSentTo(recipient: string): Promise<void> {
      await db.query('delete from outbox where recipient = $1 and (sent_at is not null or held)', [recipient]);
    },

    async markSent(id: number): Promise<void> {
      await db.query('update outbox set sent_at = now() where id = $1', [id]);
    },

    async postpone(id: number, seconds: number): Promise<void> {
      await db.query('update outbox set next_attempt_at = now() + make_interval(secs => $2) where id = $1', [
        id,
        seconds,
      ]);
    },

    /** How many mails wait, and for how long the oldest one has. */
    async measureWaiting(): Promise<{ count: number; oldestSeconds: number }> {
      const { rows } = await db.query<{ count: number; oldest_seconds: number }>(
        `select count(*)::int as count,
                coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_seconds
           from outbox where sent_at is null and not held`,
      );
      return { count: rows[0]?.count ?? 0, oldestSeconds: rows[0]?.oldest_seconds ?? 0 };
    },

    /**
     * Mails contain names and phones, so sent ones are deleted
     * once nobody is likely to ask about them.
     */
    async deleteSent(olderThanDays: number): Promise<void> {
      await db.query('delete from outbox where sent_at < now() - make_interval(days => $1)', [olderThanDays]);
    },
  };
}
