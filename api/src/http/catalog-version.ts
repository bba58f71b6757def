import { readDataVersion } from '../db/data-version';
import type { Queryable } from '../db/database';
import { pollDatabase } from '../poll-database';

/**
 * The catalogue's version as this process knows it. Its own orders advance it immediately.
 * Orders of other processes and manual changes show up within a second.
 */
export async function watchCatalogVersion(db: Queryable) {
  let version = await readDataVersion(db);

  const advance = (read: number) => {
    version = Math.max(version, read);
  };
  const stop = pollDatabase(async () => advance(await readDataVersion(db)));

  return { current: () => version, advance, stop };
}
