import { publish, type Releases } from '@shop/publisher/releases';
import { table } from '@shop/tools/markdown-table';
import { startBareServer } from '../bare-server';
import { cachedLoad } from '../load-cases';
import { startBenchSite, type BenchSite } from '../site';
import { verdict } from '../section';
import { FIGURE_HEAD, figureCells, limitLines, rateShare } from '../wrk/figure-cells';
import { measureInTurns } from '../wrk/measure';
import type { Load, LoadFigures } from '../wrk/run-wrk';
import { withNextVersion } from '../deliver/made-versions';

const MOST_COST = 5;

/** A visitor who has a share, so that the host has to choose a set. */
export function sharedLoad(site: BenchSite): Load {
  const load = cachedLoad(site, '/products');
  return { ...load, headers: { ...load.headers, cookie: 'share=12345' } };
}

const publishCandidate = (releases: Releases, remote: 'mfe-catalog' | 'mfe-account'): Promise<string> =>
  withNextVersion(remote, 'cost', async ({ dir, release }) => {
    await publish(releases, { release, dir, provides: release.requires, traffic: 50 });
    return release.version;
  });

async function startWithCandidates(): Promise<BenchSite> {
  const site = await startBenchSite();
  await publishCandidate(site.releases, 'mfe-account');
  await site.followed(await publishCandidate(site.releases, 'mfe-catalog'));
  return site;
}

/** What sets cost a cached page: CPU time with two candidates, that is four sets, and with none. */
export async function measureSetCost(): Promise<string> {
  const plain = await startBenchSite();
  const shared = await startWithCandidates();
  const own = sharedLoad(plain);
  const bare = await startBareServer(own);
  try {
    const loads = { floor: bare.load, one: own, four: sharedLoad(shared) };
    const { floor, one, four } = await measureInTurns(loads, { turns: 5, seconds: 4 });
    const row = (what: string, figures: LoadFigures, cost = '') => [
      what,
      String(rateShare(figures, floor) ?? ''),
      (figures.cpuMs / floor.cpuMs).toFixed(2),
      cost,
      ...figureCells(figures),
    ];
    return [
      table(
        [
          'cached page (`/products`)',
          'share of the rate',
          'times the CPU',
          `more CPU, at most ${MOST_COST} %`,
          ...FIGURE_HEAD,
        ],
        [
          row('a bare `node:http` server', floor),
          row('one set', one),
          row('four sets, of two candidates', four, verdict((four.cpuMs / one.cpuMs - 1) * 100, MOST_COST)),
        ],
      ),
      ...limitLines([
        ['the bare server', floor],
        ['one set', one],
        ['four sets', four],
      ]),
    ].join('\n');
  } finally {
    await bare.stop();
    await shared.stop();
    await plain.stop();
  }
}
