import autocannon from 'autocannon';
import { publish, type Releases } from '@shop/delivery/releases';
import { startBareServer } from '../bare-server';
import { PAGE_HEADERS } from '../load-cases';
import { startBenchSite, type BenchSite } from '../site';
import { table, verdict } from '../section';
import { median } from '../statistics';
import { withNextVersion } from './made-versions';

const TURNS = 6;
const TURN_S = 4;
const CONNECTIONS = 50;
const MOST_COST = 5;

async function rate(url: string): Promise<number> {
  const headers = { ...PAGE_HEADERS, cookie: 'share=12345' };
  const { requests, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, duration: TURN_S, headers });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} failed`);
  return requests.average;
}

/** Measures addresses in turns, so that the load of the machine is the same for all. */
export async function ratesInTurns(addresses: readonly string[]): Promise<number[]> {
  const rates = addresses.map((): number[] => []);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [index, address] of addresses.entries()) {
      const measured = await rate(address);
      if (turn > 0) rates[index]?.push(measured); // the first turn warms up
    }
  return rates.map(median);
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

/** What sets cost a cached page: its rate with two candidates, that is four sets, and with none. */
export async function measureSetCost(): Promise<string> {
  const plain = await startBenchSite();
  const shared = await startWithCandidates();
  const bare = await startBareServer(`${plain.url}/products`);
  try {
    const addresses = [bare.url, `${plain.url}/products`, `${shared.url}/products`];
    const [floor = 1, one = 1, four = 1] = await ratesInTurns(addresses);
    const row = (what: string, measured: number, cost: string) => [
      what,
      measured.toFixed(0),
      (measured / floor).toFixed(2),
      cost,
    ];
    return table(
      ['cached page (`/products`)', 'requests a second', 'share of the bare server', `cost, at most ${MOST_COST} %`],
      [
        row('a bare `node:http` server', floor, ''),
        row('one set', one, ''),
        row('four sets, of two candidates', four, verdict((1 - four / one) * 100, MOST_COST)),
      ],
    );
  } finally {
    await bare.stop();
    await shared.stop();
    await plain.stop();
  }
}
