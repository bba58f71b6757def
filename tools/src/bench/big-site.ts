import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from './postgres';
import { startBenchSite } from './site';

interface BigSite {
  url: string;
  /** What `fill` gave: how many rows it made. */
  count: number;
}

/** The first answers may come before the API has put the big lists together. */
async function waitForLists(address: string): Promise<void> {
  while (!(await fetch(address)).ok) await sleep(500);
}

/**
 * Runs `work` against the site over a database that was filled before it started: no list of it is kept from an emptier time.
 * @param fill makes the rows, and gives their number
 * @throws Error where no PostgreSQL is to be had
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
      return await work({ url: site.url, count });
    } finally {
      await site.stop();
    }
  } finally {
    await postgres.stop();
  }
}
