/**
 * When something is shown: instants. Without a start, at once; without an end, until somebody takes
 * it away.
 */
export interface ShownPeriod {
  startsAt?: string;
  endsAt?: string;
}

/** Whether a time, in milliseconds, is in a period: its start is, its end is not. */
export function isWithin({ startsAt, endsAt }: ShownPeriod, timeMs: number): boolean {
  const hasBegun = startsAt === undefined || Date.parse(startsAt) <= timeMs;
  const hasEnded = endsAt !== undefined && Date.parse(endsAt) <= timeMs;
  return hasBegun && !hasEnded;
}
