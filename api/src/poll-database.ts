const POLL_MS = 500;

/**
 * Reads again and again what other processes may have changed, so that it shows up within a second.
 * A read that fails is left to the next one: while the database is down, /readyz reports it.
 * @returns a function that ends it
 */
export function pollDatabase(read: () => Promise<unknown>): () => void {
  let isPolling = false;
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    await read().catch(() => undefined);
    isPolling = false;
  };
  const timer = setInterval(() => void poll(), POLL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
