/**
 * The promise of the mails about a new order: a call within so many minutes of the hours in which
 * the shop answers, every day, in Moscow.
 */
export const CALL_PROMISE = { minutes: 15, opensAt: '9:00', closesAt: '20:00' } as const;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Moscow has no summer time. */
const MOSCOW_OFFSET_MS = 3 * 60 * MINUTE_MS;
const PROMISE_MS = CALL_PROMISE.minutes * MINUTE_MS;

function timeOfDayMs(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}

const OPENS_MS = timeOfDayMs(CALL_PROMISE.opensAt);
const CLOSES_MS = timeOfDayMs(CALL_PROMISE.closesAt);

/** Milliseconds of an instant since midnight in Moscow, and of that midnight. */
function splitDay(instant: number): { midnight: number; time: number } {
  const time = (instant + MOSCOW_OFFSET_MS) % DAY_MS;
  return { midnight: instant - time, time };
}

/**
 * When the call about an order is due. Instants are milliseconds, as of `Date.now()`.
 * @param placedAt when the order was placed
 */
export function callBy(placedAt: number): number {
  const { midnight, time } = splitDay(placedAt);
  if (time >= CLOSES_MS) return midnight + DAY_MS + OPENS_MS + PROMISE_MS;
  const due = Math.max(time, OPENS_MS) + PROMISE_MS;
  const isTomorrow = due > CLOSES_MS;
  return midnight + (isTomorrow ? DAY_MS + OPENS_MS + due - CLOSES_MS : due);
}

/** Orders placed before this instant are late at `now`: the inverse of `callBy`. */
export function lateBefore(now: number): number {
  const { midnight, time } = splitDay(now);
  const closedAt = time > CLOSES_MS ? midnight + CLOSES_MS : midnight - DAY_MS + CLOSES_MS;
  // A call that was due at the very end is late once the shop has closed.
  if (time > CLOSES_MS || time < OPENS_MS) return closedAt - PROMISE_MS + 1;
  const today = time - PROMISE_MS;
  return today > OPENS_MS ? midnight + today : closedAt - (OPENS_MS - today);
}
