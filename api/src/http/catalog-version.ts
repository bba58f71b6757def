import { readDataVersion } from '../db/data-version';
import type { Queryable } from '../db/database';

const POLL_MS = 500;

/**
 * The catalogue's version as this process knows it. Its own orders advance it immediately.
 * Orders of other processes and manual changes show up within a second.
 */
export async function watchCatalogVersion(db: Queryable) {
  let version = await readDataVersion(db);
  let isPolling = false;

  const advance = (read: number) => {
    version = Math.max(version, read);
  };
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    // While the database is down, lists come from the cache; /readyz reports it.
    await readDataVersion(db).then(advance, () => undefined);
    isPolling = false;
  };
  const timer = setInterval(() => void poll(), POLL_MS);
  timer.unref();

  return { current: () => version, advance, stop: () => clearInterval(timer) };
}
