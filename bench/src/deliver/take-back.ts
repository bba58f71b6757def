import { setTimeout as sleep } from 'node:timers/promises';
import { listVersions } from '@shop/publisher/releases';
import { readRelease } from '@shop/tools/release';
import { table } from '@shop/tools/markdown-table';
import { startDeliverySite, type DeliverySite } from './delivery-site';
import { withNextVersion } from './made-versions';

const REMOTE = 'mfe-catalog';
const TRAFFIC = 10;
/** Visitors a second, of all versions. */
const VISITORS = 200;
const TICK_MS = 100;
/** Of failed views: of a version that throws in each, and of some worse than the live one. */
const RATES = [1, 0.1, 0.05];
const LIVE_RATE = 0.005;
const MOST_VIEWS = 5000;

interface TakenBack {
  views: number;
  /** From the first view of the candidate until it has lost its visitors. */
  seconds: number;
}

/** A view as the browser reports it; of each failed one, a boundary has caught the error. */
const viewOf = (version: string, hasFailed: boolean) => ({
  remote: REMOTE,
  version,
  views: 1,
  ...(hasFailed && { failedViews: 1, boundaryErrors: 1 }),
});

/** A visitor of an address of his own, who gets a page and reports of it. */
async function report(hostUrl: string, share: string, visitor: number, view: object): Promise<void> {
  const forwarded = { 'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}` };
  const page = await fetch(`${hostUrl}/products`, { headers: { ...forwarded, cookie: `share=${share}` } });
  await page.arrayBuffer();
  const [, word] = /^page;desc="(.+)"$/.exec(page.headers.get('server-timing') ?? '') ?? [];
  const body = JSON.stringify({ versions: [view], word });
  await fetch(`${hostUrl}/rum`, { method: 'POST', headers: forwarded, body });
}

/** A cookie of each side of the share. */
async function findSides(hostUrl: string): Promise<{ live: string; candidate: string }> {
  const setOf = async (headers: Record<string, string>) =>
    (await fetch(`${hostUrl}/products`, { headers })).headers.get('x-shop-set');
  const liveSet = await setOf({ 'user-agent': 'YandexBot/3.0' });
  const sides = new Map<boolean, string>();
  for (let id = 10_000; sides.size < 2; id += 1)
    sides.set((await setOf({ cookie: `share=${id}` })) === liveSet, String(id));
  return { live: sides.get(true) ?? '', candidate: sides.get(false) ?? '' };
}

/** Every n-th, so that a run repeats. */
const fails = (index: number, rate: number) => Math.floor((index + 1) * rate) > Math.floor(index * rate);

async function visitUntilTakenBack(site: DeliverySite, version: string, rate: number): Promise<TakenBack | null> {
  const live = readRelease(REMOTE).version;
  const [{ url } = { url: '' }] = site.hosts;
  const sides = await findSides(url);
  let visitor = 0;
  const perTick = (VISITORS * TICK_MS) / 1000;
  const own = (perTick * TRAFFIC) / 100;
  const startedAt = performance.now();
  let [views, liveViews] = [0, 0];
  while (views < MOST_VIEWS) {
    const tick = sleep(TICK_MS);
    const reports = [
      ...Array.from({ length: own }, () => [sides.candidate, viewOf(version, fails(views++, rate))] as const),
      ...Array.from(
        { length: perTick - own },
        () => [sides.live, viewOf(live, fails(liveViews++, LIVE_RATE))] as const,
      ),
    ];
    await Promise.all(reports.map(([share, view]) => report(url, share, (visitor += 1), view)));
    const found = (await listVersions(site.releases)).find((one) => one.version === version);
    if (found?.withdrawn) return { views, seconds: (performance.now() - startedAt) / 1000 };
    await tick;
  }
  return null;
}

/** How many views of a candidate that is worse it takes until the judge takes it back. */
export async function measureTakeBack(): Promise<string> {
  const site = await startDeliverySite();
  try {
    const rows: string[][] = [];
    for (const rate of RATES) {
      const result = await withNextVersion(REMOTE, `fails${rate * 100}`, async ({ dir, release }) => {
        await site.remotes('publish', REMOTE, '--from', dir, '--traffic', String(TRAFFIC));
        await sleep(3000); // both hosts follow
        return visitUntilTakenBack(site, release.version, rate);
      });
      rows.push([
        `${rate * 100} %`,
        result ? String(result.views) : `**more than ${MOST_VIEWS}**`,
        result ? result.seconds.toFixed(1) : '',
      ]);
    }
    return table(
      [
        `candidate at ${TRAFFIC} % of ${VISITORS} visitors a second; its views that fail`,
        'views until it is taken back',
        's',
      ],
      rows,
    );
  } finally {
    await site.stop();
  }
}
