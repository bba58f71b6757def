import type { Logger } from 'pino';
import { createQueueWorker } from '../../queue-worker';
import type { HookRepository, HookRow } from './hook-repository';
import { SIGNATURE_HEADER, signHook } from './sign-hook';

export interface HookWorkerOptions {
  hooks: Pick<HookRepository, 'take' | 'markSent' | 'postpone' | 'giveUp'>;
  url: string;
  secret: string;
  log: Logger;
  /** Time between two looks at the queue. */
  pollMs?: number;
  /** Seconds to wait after this many attempts. */
  retrySeconds?: (attempts: number) => number;
  timeoutMs?: number;
}

/** How long a stop waits for answers. The attempt counts, and is repeated. */
const STOP_MS = 3_000;
const BATCH = 4;
const POLL_MS = 1_000;
const TIMEOUT_MS = 10_000;
/** Longer than an attempt may take, or a second worker would send it too. */
const LEASE_SECONDS = 60;
const LONGEST_RETRY_SECONDS = 4 * 60 * 60;
const WANTED_MS = 3 * 24 * 60 * 60_000;

const doubling = (attempts: number) => Math.min(10 * 2 ** Math.min(attempts - 1, 20), LONGEST_RETRY_SECONDS);

/** What a receiver is told of a lead. */
function bodyOf(hook: HookRow): string {
  const { id, created_at: at, page, block, source, form, user_type: userType } = hook;
  const { name, email, phone, company, inn, city, message } = hook;
  const fields = { form, userType, name, email, phone, company, inn, city, message };
  return JSON.stringify({ id, at: at.toISOString(), page, block, fields, source });
}

/** What an answer says has gone wrong; null: nothing. */
function failureOf({ status }: Response): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : String(status);
}

/**
 * Tells the program of LEADS_WEBHOOK_URL of each lead, at least once. No transaction is open
 * meanwhile, and no shopper waits for it. What fails is tried with growing pauses for three days.
 */
export function createHookWorker(options: HookWorkerOptions) {
  const { hooks, url, secret, log, pollMs = POLL_MS, retrySeconds = doubling, timeoutMs = TIMEOUT_MS } = options;

  const stopping = new AbortController();

  async function post(body: string): Promise<string | null> {
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signHook(body, secret, new Date()) },
        body,
        // The address that was set is the one that gets names and phones.
        redirect: 'manual',
        signal: AbortSignal.any([deadline, stopping.signal]),
      });
      await response.body?.cancel();
      return failureOf(response);
    } catch {
      return deadline.aborted ? 'timeout' : 'unreachable';
    }
  }

  async function deliver(hook: HookRow): Promise<void> {
    const failure = await post(bodyOf(hook));
    const told = { lead: hook.lead_id, attempts: hook.attempts };
    if (failure === null) {
      await hooks.markSent(hook.id);
      log.info(told, 'lead told');
      return;
    }
    const seconds = retrySeconds(hook.attempts);
    if (Date.now() + seconds * 1000 > hook.wanted_at.getTime() + WANTED_MS) {
      await hooks.giveUp(hook.id, failure);
      log.error({ ...told, failure }, 'lead not told, and not tried again');
      return;
    }
    await hooks.postpone(hook.id, failure, seconds);
    log.warn({ ...told, failure, retryInSeconds: seconds }, 'lead not told');
  }

  const worker = createQueueWorker({
    pollMs,
    async sendDue() {
      const due = await hooks.take(BATCH, LEASE_SECONDS, LONGEST_RETRY_SECONDS);
      await Promise.all(due.map(deliver));
      return due.length;
    },
    onFailure: (error) => log.error({ err: error }, 'the queue of leads not read'),
  });
  return {
    ...worker,
    async stop(): Promise<void> {
      const timer = setTimeout(() => stopping.abort(), STOP_MS);
      await worker.stop();
      clearTimeout(timer);
    },
  };
}
