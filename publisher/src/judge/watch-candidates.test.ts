import { noFigures } from '@shop/node/figures';
import { createFigureStore, type FigureStore } from '../figures';
import { listVersions, promote, readRegistry, type Releases } from '../releases';
import { putVersion, removeTemporaryDirs, testReleases } from '../testing';
import { createVisitorStore, type VisitorStore } from './visitors';
import { watchCandidates } from './watch-candidates';

const REMOTE = 'mfe-catalog';
const MINUTE_MS = 60_000;

let releases: Releases;
let figures: FigureStore;
let visitors: VisitorStore;
let clockMs: number;

const put = (version: string, traffic = 100) => putVersion(releases, version, { traffic });

const count = (version: string, counts: Partial<ReturnType<typeof noFigures>>, failedInARow = 0) =>
  figures.add([{ remote: REMOTE, version, failedInARow, ...noFigures(), ...counts }]);

let visitorsBefore = 0;
/** As many visitors with a page each; some report, and for some of those it fails. */
function visit(
  version: string,
  { pages, views = pages, failing = 0 }: { pages: number; views?: number; failing?: number },
) {
  const all = Array.from({ length: pages }, (_, index) => ({
    ...{ remote: REMOTE, version, who: String((visitorsBefore += 1)), pages: 1 },
    views: Number(index < views),
    failedViews: Number(index < failing),
  }));
  visitors.add(all);
}

async function watch() {
  const events: string[] = [];
  await watchCandidates(await readRegistry(releases), {
    releases,
    figures,
    visitors,
    onDisputed: ({ version, why }) => events.push(`${version} is disputed: ${why}`),
    onTakenBack: ({ version, why }) => events.push(`${version} is back: ${why}`),
    onStage: ({ version, traffic }) => events.push(`${version} has ${traffic} %`),
    onFailure: (error) => events.push(String(error)),
    now: () => clockMs,
  });
  return events;
}

const shares = async () =>
  (await listVersions(releases)).map(
    ({ version, traffic, withdrawn }) => `${version}:${traffic}${withdrawn ? ' withdrawn' : ''}`,
  );

beforeEach(async () => {
  clockMs = Date.now();
  releases = testReleases();
  figures = createFigureStore([], () => clockMs);
  visitors = createVisitorStore(() => clockMs);
  await put('1');
});

afterAll(removeTemporaryDirs);

it('takes a candidate back that fails, with the figures as the reason', async () => {
  await put('2', 10);
  visit('1', { pages: 1800, failing: 9 });
  visit('2', { pages: 200, failing: 20 });

  const why = '20 of 200 visitors failed (10.0 %), of the live version 9 of 1800 (0.5 %)';
  expect(await watch()).toEqual([`2 is back: ${why}`]);

  expect(await shares()).toEqual(['1:100', '2:0 withdrawn']);
  expect((await listVersions(releases)).at(-1)?.withdrawn).toMatchObject({ why });
  expect(await watch()).toEqual([]);
});

it('decides nothing by what no page proves, neither back nor on, and asks a person', async () => {
  await put('2', 0);
  await promote(releases, REMOTE, '2', { stages: { shares: [10, 50], everyMs: MINUTE_MS, isHeld: false } });
  count('2', { views: 5000, failedViews: 5000 });
  expect(await watch()).toEqual([]);

  visit('2', { pages: 200, failing: 100 });
  visitors.add([{ remote: REMOTE, version: '2', who: '', pages: 0, views: 240, failedViews: 240 }]);
  clockMs += 2 * MINUTE_MS;

  expect(await watch()).toEqual([
    '2 is disputed: 240 of 440 reports are of no page that a host has sent, or of one visitor',
  ]);
  expect(await shares()).toEqual(['1:90', '2:10']);
});

it('gives pages a minute to report', async () => {
  await put('2', 10);
  visit('1', { pages: 900 });
  visit('2', { pages: 100, views: 0 });
  expect(await watch()).toEqual([]);

  clockMs += 2 * MINUTE_MS;

  expect(await watch()).toEqual([expect.stringContaining('2 is back: its pages are silent')]);
});

it('goes on by stages when their time has come', async () => {
  await put('2', 0);
  await promote(releases, REMOTE, '2', { stages: { shares: [10, 50, 100], everyMs: MINUTE_MS, isHeld: false } });
  expect(await watch()).toEqual([]);

  clockMs += MINUTE_MS + 1000;

  expect(await watch()).toEqual(['2 has 50 %']);
  expect(await shares()).toEqual(['1:50', '2:50']);
});

it('waits for a confirmation where stages are held', async () => {
  await put('2', 0);
  await promote(releases, REMOTE, '2', { stages: { shares: [10, 50], everyMs: MINUTE_MS, isHeld: true } });

  clockMs += 60 * MINUTE_MS;

  expect(await watch()).toEqual([]);
});

it('takes a worse candidate back instead of giving it the next share', async () => {
  await put('2', 0);
  await promote(releases, REMOTE, '2', { stages: { shares: [10, 50], everyMs: MINUTE_MS, isHeld: false } });
  clockMs += 2 * MINUTE_MS;
  count('2', {}, 3);

  expect(await watch()).toEqual(['2 is back: 3 renders failed in a row on the server']);
});

it('leaves a live version alone, however it fails', async () => {
  count('1', { pages: 1000, views: 1000, failedViews: 1000 }, 9);
  visit('1', { pages: 1000, failing: 1000 });

  expect(await watch()).toEqual([]);
});
