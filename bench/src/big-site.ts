import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from './postgres';
import { startBenchSite, type BenchSite } from './site';

interface BigSite extends Pick<BenchSite, 'url' | 'apiUrl' | 'host'> {
  /** The result of `fill`: the number of rows it created. */
  count: number;
}

/** Requests may fail until the API has assembled the big lists. */
async function waitForLists(address: string): Promise<void> {
  while (!(await fetch(address)).ok) await sleep(500);
}

/**
 * Runs `work` against the site over a database that is filled before the site starts, so that no
 * list is cached from before.
 * @param fill creates the rows and returns their number
 * @throws Error when no PostgreSQL is available
 */
export async function withBigSite<Result>(
  fill: (databaseUrl: string) => Promise<number>,
  path: string,
  work: (site: BigSite) => Promise<Result>,
): Promise<Result> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('bench: a big database needs PostgreSQL (TEST_DATABASE_URL)');
  try {
    const first = await startBenchSite({ databaseUrl: postgres.url });
    await first.stop();
    const count = await fill(postgres.url);
    const site = await startBenchSite({ databaseUrl: postgres.url });
    try {
      await waitForLists(site.url + path);
      return await work({ ...site, count });
    } finally {
      await site.stop();
    }
  } finally {
    await postgres.stop();
  }
}
