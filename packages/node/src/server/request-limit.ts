const WINDOW_MS = 60_000;

export interface RequestLimitOptions {
  /** Requests that a visitor may send within a minute. */
  max: number;
  /** Called when a visitor has used the minute's requests up. */
  onReached?: () => void;
  /** A clock in ms that nobody sets back. */
  now?: () => number;
}

export type RequestLimit = ReturnType<typeof createRequestLimit>;

/** Counts the requests of each visitor, in the memory of one process. */
export function createRequestLimit({ max, onReached, now = () => performance.now() }: RequestLimitOptions) {
  let counts = new Map<string, number>();
  let windowEndsAt = 0;

  /**
   * Counts requests of a visitor.
   * @param requests how many; 0 asks without counting
   * @returns the seconds to wait, 0 when the request may go on
   */
  return (visitor: string, requests = 1): number => {
    if (now() >= windowEndsAt) {
      counts = new Map();
      windowEndsAt = now() + WINDOW_MS;
    }
    const before = counts.get(visitor) ?? 0;
    if (requests > 0) counts.set(visitor, before + requests);
    if (before < max && before + requests >= max) onReached?.();
    const isPassed = requests > 0 ? before + requests > max : before >= max;
    return isPassed ? Math.ceil((windowEndsAt - now()) / 1000) : 0;
  };
}
