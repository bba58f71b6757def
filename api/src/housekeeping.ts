import type { Logger } from 'pino';
import type { OutboxRepository } from './mail/outbox-repository';
import type { RateLimitRepository } from './rate-limit/rate-limit-repository';

export interface HousekeepingOptions {
  outbox: OutboxRepository;
  limits: RateLimitRepository;
  log: Logger;
}

const INTERVAL_MS = 10 * 60_000;
const SENT_MAIL_DAYS = 30;

/** Clears away what has served: counts of past windows, mails sent long ago. */
export function startHousekeeping({ outbox, limits, log }: HousekeepingOptions) {
  const clean = async () => {
    try {
      await limits.deleteExpired();
      await outbox.deleteSent(SENT_MAIL_DAYS);
    } catch (error) {
      log.warn({ err: error }, 'housekeeping failed');
    }
  };
  const timer = setInterval(() => void clean(), INTERVAL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
