import { useEffect } from 'react';
import { useWhileSeen } from './use-while-seen';

/** A planned page is live at most this long after its time. */
const AFTER_PLAN_MS = 3000;
/** A longer wait of `setTimeout` would be none. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/**
 * Asks what the site shows of a page as long as the window is seen: a colleague may publish it, and
 * what is planned happens by itself.
 * @param refresh stays the same function
 * @param changesAt when the next plan for the page comes true; null when there is none
 */
export function useSiteNews(refresh: () => Promise<void>, changesAt: string | null): void {
  useWhileSeen(refresh);

  useEffect(() => {
    if (changesAt === null) return undefined;
    const waitMs = Date.parse(changesAt) - Date.now() + AFTER_PLAN_MS;
    if (waitMs < 0 || waitMs > MAX_WAIT_MS) return undefined;
    const timer = setTimeout(() => void refresh(), waitMs);
    return () => clearTimeout(timer);
  }, [refresh, changesAt]);
}
