import { readDataVersion } from '../db/data-version';
import type { Queryable } from '../db/database';

const POLL_MS = 500;

/**
 * The catalogue's version as this process knows it. Its own orders advance it at once;
 * those of other processes, and changes made by hand, are noticed within a second.
 */
export async function watchCatalogVersion(db: Queryable) {
  let version = await readDataVersion(db);
  let isAsking = false;

  const advance = (seen: number) => {
    version = Math.max(version, seen);
  };
  const poll = async () => {
    if (isAsking) return;
    isAsking = true;
    // While the database is away the lists are answered from what is kept; /readyz tells of it.
    await readDataVersion(db).then(advance, () => undefined);
    isAsking = false;
  };
  const timer = setInterval(() => void poll(), POLL_MS);
  timer.unref();

  return { current: () => version, advance, stop: () => clearInterval(timer) };
}
