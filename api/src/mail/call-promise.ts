import type { Seller } from '@shop/shared/seller';

/**
 * What the mails about a new order promise: a call within `callMinutes` of the hours in which the
 * shop answers, every day, in Moscow.
 */
export type CallPromise = Pick<Seller, 'callMinutes' | 'opensAt' | 'closesAt'>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Moscow has no summer time. */
const MOSCOW_OFFSET_MS = 3 * 60 * MINUTE_MS;

function timeOfDayMs(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}

/** In milliseconds since midnight, and long. */
function timesOf({ callMinutes, opensAt, closesAt }: CallPromise) {
  return { opens: timeOfDayMs(opensAt), closes: timeOfDayMs(closesAt), promised: callMinutes * MINUTE_MS };
}

/** Milliseconds of an instant since midnight in Moscow, and of that midnight. */
function splitDay(instant: number): { midnight: number; time: number } {
  const time = (instant + MOSCOW_OFFSET_MS) % DAY_MS;
  return { midnight: instant - time, time };
}

/**
 * When the call about an order is due. Instants are milliseconds, as of `Date.now()`.
 * @param placedAt when the order was placed
 */
export function callBy(placedAt: number, promise: CallPromise): number {
  const { opens, closes, promised } = timesOf(promise);
  const { midnight, time } = splitDay(placedAt);
  if (time >= closes) return midnight + DAY_MS + opens + promised;
  const due = Math.max(time, opens) + promised;
  const isTomorrow = due > closes;
  return midnight + (isTomorrow ? DAY_MS + opens + due - closes : due);
}

/** Orders placed before this instant are late at `now`: the inverse of `callBy`. */
export function lateBefore(now: number, promise: CallPromise): number {
  const { opens, closes, promised } = timesOf(promise);
  const { midnight, time } = splitDay(now);
  const closedAt = time > closes ? midnight + closes : midnight - DAY_MS + closes;
  // A call that was due at the very end is late once the shop has closed.
  if (time > closes || time < opens) return closedAt - promised + 1;
  const today = time - promised;
  return today > opens ? midnight + today : closedAt - (opens - today);
}
