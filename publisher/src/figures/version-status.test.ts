import { addVital, noFigures } from '@shop/node/figures';
import type { ListedVersion } from '../releases';
import { createFigureStore, MINUTE_MS } from './figure-store';
import { statusOf } from './version-status';

const NOW = 30_000_000 * MINUTE_MS + 30_000;

const listed = (version: string, traffic: number): ListedVersion => ({
  ...{ remote: 'mfe-catalog', version, traffic, isLive: traffic > 50, isCandidate: traffic > 0 && traffic < 50 },
  ...{ withdrawn: null, publishedAt: '2026-11-25T12:00:00.000Z', owner: 'team catalog', source: null },
});

function histories() {
  const clock = { ms: NOW };
  const store = createFigureStore([], () => clock.ms);
  const count = (version: string, minutesAgo: number, views: number, failedViews: number) => {
    clock.ms = NOW - minutesAgo * MINUTE_MS;
    const figures = { ...noFigures(), views, failedViews };
    addVital(figures, 'lcp', 900);
    store.add([{ remote: 'mfe-catalog', version, failedInARow: 0, ...figures }]);
  };
  count('1', 120, 800, 0);
  count('1', 59, 100, 1);
  count('1', 0, 100, 8);
  count('0', 600, 5, 0);
  return store.all();
}

it('tells how versions fare that have visitors, or had some in the last day', () => {
  const status = statusOf([listed('x', 0), listed('0', 0), listed('1', 90), listed('2', 10)], histories(), NOW);

  expect(status.map(({ version, share, views }) => [version, share, views])).toEqual([
    ['0', 0, 5],
    ['1', 90, 1000],
    ['2', 10, 0],
  ]);
  const [, live, candidate] = status;
  expect(live).toMatchObject({ failures: 9, errorRate: 0.009, lcpP75: expect.any(Number) as number, inpP75: null });
  expect(live?.errorRates).toEqual([0.01, ...Array.from({ length: 10 }, () => null), 0.08]);
  expect(candidate).toMatchObject({ errorRate: null, lcpP75: null, isCandidate: true, owner: 'team catalog' });
});
