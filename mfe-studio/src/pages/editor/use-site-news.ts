import { useEffect } from 'react';
import { useWhileSeen } from './use-while-seen';

/** A planned page is live at most this long after its time. */
const AFTER_PLAN_MS = 3000;
/** A longer wait of `setTimeout` would be none. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/**
 * Asks what the site shows of a page as long as the window is seen: a colleague may publish it, and
 * a planned version goes live by itself.
 * @param refresh stays the same function
 * @param publishAt when the planned version goes live; null when none is planned
 */
export function useSiteNews(refresh: () => Promise<void>, publishAt: string | null): void {
  useWhileSeen(refresh);

  useEffect(() => {
    if (publishAt === null) return undefined;
    const waitMs = Date.parse(publishAt) - Date.now() + AFTER_PLAN_MS;
    if (waitMs < 0 || waitMs > MAX_WAIT_MS) return undefined;
    const timer = setTimeout(() => void refresh(), waitMs);
    return () => clearTimeout(timer);
  }, [refresh, publishAt]);
}
