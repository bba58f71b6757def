import { readInstant } from '../format';

// Moscow has had one offset since 2014, and no summer time.
const OFFSET = '+03:00';

/** The instant of a day and time in Moscow, `2026-11-30T09:00`; null when it is unfinished. */
export function instantOf(local: string): string | null {
  const time = readInstant(`${local}${OFFSET}`);
  return time === null ? null : new Date(time).toISOString();
}

/** Day and time in Moscow as a field for both holds them. */
export function localOf(instant: number): string {
  return new Date(instant + 3 * 60 * 60_000).toISOString().slice(0, 16);
}
