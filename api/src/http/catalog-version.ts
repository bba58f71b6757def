import { readDataVersion, readGoodsVersion } from '../db/data-version';
import type { Queryable } from '../db/database';
import { pollDatabase } from '../poll-database';

/**
 * The catalogue's version as this process knows it. Its own orders advance it immediately.
 * Orders of other processes and manual changes show up within a second.
 */
export async function watchCatalogVersion(db: Queryable) {
  let goods = await readGoodsVersion(db);
  let version = await readDataVersion(db);

  const advance = (read: number) => {
    version = Math.max(version, read);
  };
  const stop = pollDatabase(async () => {
    // Told only when lists of that version are served.
    const read = await readGoodsVersion(db);
    advance(await readDataVersion(db));
    goods = read;
  });

  return {
    current: () => version,
    /** The version without the stock, at most half a second old. */
    currentGoods: () => goods,
    advance,
    stop,
  };
}

/** How new goods, lists and stock are. */
export type CatalogVersion = Awaited<ReturnType<typeof watchCatalogVersion>>;
