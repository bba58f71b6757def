import type { HostReport } from '@shop/shared/figures';
import type { VersionCounts } from './version-figures';

const EVERY_MS = 2000;
const TIMEOUT_MS = 1500;

export interface FigureSenderOptions {
  deliveryUrl: string;
  counts: Pick<VersionCounts, 'take' | 'giveBack'>;
  /** What tells `delivery` who sends. */
  host: () => Promise<Omit<HostReport, 'figures'>>;
  everyMs?: number;
  /** Called when `delivery` stops answering, and once only. */
  onFailure: (error: unknown) => void;
}

/**
 * Sends `delivery` every 2 s what has happened since. While it is away, figures add up here; no
 * page waits for it.
 * @returns a function that ends it
 */
export function startFigureSender(options: FigureSenderOptions): () => void {
  const { deliveryUrl, counts, host, onFailure, everyMs = EVERY_MS } = options;
  let isAway = false;

  const send = async () => {
    const figures = counts.take();
    try {
      const report: HostReport = { ...(await host()), figures };
      const answer = await fetch(`${deliveryUrl}/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`delivery answered ${answer.status}`);
      isAway = false;
    } catch (error) {
      counts.giveBack(figures);
      if (!isAway) onFailure(error);
      isAway = true;
    }
  };

  const timer = setInterval(() => void send(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
