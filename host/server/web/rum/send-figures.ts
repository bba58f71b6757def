import type { HostReport, HostReportAnswer } from '@shop/node/figures';
import type { NotedFailures } from './noted-failures';
import type { OpenedPages } from './opened-pages';
import type { VersionCounts } from './version-figures';
import type { Visits } from './visits';

const EVERY_MS = 2000;
const TIMEOUT_MS = 1500;

export interface FigureSenderOptions {
  deliveryUrl: string;
  counts: Pick<VersionCounts, 'take' | 'giveBack'>;
  visits: Pick<Visits, 'take' | 'giveBack'>;
  opened: Pick<OpenedPages, 'take' | 'giveBack'>;
  failures: Pick<NotedFailures, 'take' | 'giveBack'>;
  /** What tells the publisher who sends. */
  host: () => Promise<Omit<HostReport, 'figures' | 'visits' | 'opened' | 'failures'>>;
  /** Gets what signs the words of pages, with each answer. */
  onSecret: (secret: string) => void;
  everyMs?: number;
  /** Called when the publisher stops answering, and once only. */
  onFailure: (error: unknown) => void;
}

export interface FigureSender {
  /** Sends at once, for whoever waits until this host follows. */
  send: () => Promise<void>;
  stop: () => void;
}

/**
 * Sends the publisher every 2 s what has happened since. While it is away, figures add up here; no
 * page waits for it.
 */
export function startFigureSender(options: FigureSenderOptions): FigureSender {
  const { deliveryUrl, counts, visits, opened, failures, host, onSecret, onFailure, everyMs = EVERY_MS } = options;
  let isAway = false;

  const send = async () => {
    const figures = counts.take();
    const visited = visits.take();
    const pages = opened.take();
    const noted = failures.take();
    try {
      const report: HostReport = { ...(await host()), figures, visits: visited, opened: pages, failures: noted };
      const answer = await fetch(`${deliveryUrl}/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`delivery answered ${answer.status}`);
      isAway = false;
      // One that is older says nothing.
      if (answer.status === 204) return;
      const { secret } = (await answer.json()) as HostReportAnswer; // the contract with delivery
      onSecret(secret);
    } catch (error) {
      counts.giveBack(figures);
      visits.giveBack(visited);
      opened.giveBack(pages);
      failures.giveBack(noted);
      if (!isAway) onFailure(error);
      isAway = true;
    }
  };

  const timer = setInterval(() => void send(), everyMs);
  timer.unref();
  return { send, stop: () => clearInterval(timer) };
}
