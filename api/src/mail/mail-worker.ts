import type { Logger } from 'pino';
import { inSpan, linkTo, readTraceparent, SpanKind, type Context, type NewSpan } from '@shop/node/tracing';
import { createQueueWorker } from '../queue-worker';
import { mailAttributes, type OutboxRepository, type OutboxRow } from './outbox-repository';
import type { Attachment, MailTransport } from './transports';

export interface MailWorkerOptions {
  outbox: OutboxRepository;
  transport: MailTransport;
  /** The files of a mail, made when it is sent. */
  attachmentsOf?: (mail: OutboxRow) => Promise<Attachment[]>;
  log: Logger;
  /** Time between two checks of the outbox. */
  pollMs?: number;
  /** Seconds to wait after this many attempts. */
  retrySeconds?: (attempts: number) => number;
}

const BATCH = 4;
// Longer than an SMTP server may take to answer, or a second worker would send the mail too.
const LEASE_SECONDS = 120;
const POLL_MS = 1_000;
const LONGEST_RETRY_SECONDS = 900;

function doubling(attempts: number): number {
  return Math.min(5 * 2 ** Math.min(attempts - 1, 10), LONGEST_RETRY_SECONDS);
}

/** A part of the trace that has queued the mail. */
function sendingSpan({ message_id: messageId }: OutboxRow, queueing: Context | undefined): NewSpan {
  const attributes = mailAttributes('process', messageId);
  return { name: 'process outbox', kind: SpanKind.CONSUMER, attributes, links: linkTo(queueing) };
}

/** Sends the mails of the outbox, each at least once. No transaction is open during SMTP calls. */
export function createMailWorker({
  outbox,
  transport,
  attachmentsOf = () => Promise.resolve([]),
  log,
  pollMs = POLL_MS,
  retrySeconds = doubling,
}: MailWorkerOptions) {
  async function deliver(mail: OutboxRow): Promise<void> {
    try {
      const queueing = readTraceparent(mail.traceparent);
      await inSpan(queueing, sendingSpan(mail, queueing), async () => transport.send(mail, await attachmentsOf(mail)));
    } catch (error) {
      const seconds = retrySeconds(mail.attempts);
      // The server's answer may quote the address, so only its code is logged.
      const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
      log.warn({ mail: mail.id, attempts: mail.attempts, code, retryInSeconds: seconds }, 'mail not sent');
      return outbox.postpone(mail.id, seconds);
    }
    await outbox.markSent(mail.id);
    log.info({ mail: mail.id, attempts: mail.attempts }, 'mail sent');
  }

  /** Sends one batch and returns its size. */
  async function sendDue(): Promise<number> {
    const mails = await outbox.take(BATCH, LEASE_SECONDS, LONGEST_RETRY_SECONDS);
    await Promise.all(mails.map(deliver));
    return mails.length;
  }

  const worker = createQueueWorker({
    sendDue,
    pollMs,
    onFailure: (error) => log.error({ err: error }, 'outbox not read'),
  });
  return {
    ...worker,
    /** Finishes the mails that are being sent. */
    async stop(): Promise<void> {
      await worker.stop();
      transport.close();
    },
  };
}
