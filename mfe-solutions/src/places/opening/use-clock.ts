import { useMemo } from 'react';
import type { Clock } from './opening-status';
import { useNow } from './use-now';
import { useTimeZoneOf } from './use-time-zone-of';

/** What tells whether places are open; null on the server and until the time zones have come. */
export function useClock(): Clock | null {
  const nowMs = useNow();
  const timeZoneOf = useTimeZoneOf();
  return useMemo(() => (nowMs !== null && timeZoneOf ? { nowMs, timeZoneOf } : null), [nowMs, timeZoneOf]);
}
