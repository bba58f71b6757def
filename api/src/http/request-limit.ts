const WINDOW_MS = 60_000;
const MAX_REQUESTS = 600;

/**
 * A generous limit against floods, in the memory of one process.
 * @returns a function that counts a request and returns the seconds to wait, 0 when the request may
 *   go on
 */
export function createRequestLimit(now: () => number = Date.now) {
  let counts = new Map<string, number>();
  let windowEndsAt = 0;

  return (address: string): number => {
    if (now() >= windowEndsAt) {
      counts = new Map();
      windowEndsAt = now() + WINDOW_MS;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > MAX_REQUESTS ? Math.ceil((windowEndsAt - now()) / 1000) : 0;
  };
}
