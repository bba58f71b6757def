import type { VersionVisit } from '@shop/node/figures';
import { createVisitorStore } from './visitors';

const MINUTE_MS = 60_000;

let clockMs: number;
const setup = () => createVisitorStore(() => clockMs);
beforeEach(() => {
  clockMs = 1_000_000;
});

const visit = (who: string, counts: Partial<VersionVisit> = {}): VersionVisit => ({
  ...{ remote: 'mfe-catalog', version: '2', who, pages: 0, views: 0, failedViews: 0 },
  ...counts,
});

const seen = (who: string, failedViews = 0) => visit(who, { pages: 1, views: 1, failedViews });

it('counts a visitor once, however much comes', () => {
  const store = setup();

  for (let count = 0; count < 20; count += 1) store.add([seen('a', 1), seen('b')]);

  expect(store.of('mfe-catalog', '2')).toMatchObject({ seen: 2, failing: 1, reports: 40, unproven: 0 });
});

it('knows who got a page a minute ago, and has said nothing', () => {
  const store = setup();
  store.add([visit('silent', { pages: 1 }), visit('late', { pages: 1 }), seen('heard')]);
  expect(store.of('mfe-catalog', '2')).toMatchObject({ settled: 0, silent: 0 });

  clockMs += MINUTE_MS + 1;
  store.add([visit('new', { pages: 1 })]);
  expect(store.of('mfe-catalog', '2')).toMatchObject({ settled: 3, silent: 2 });

  store.add([visit('late', { views: 1 })]);
  expect(store.of('mfe-catalog', '2')).toMatchObject({ settled: 3, silent: 1 });
});

it('does not believe reports without a page, nor more than 20 of one visitor', () => {
  const store = setup();

  store.add([visit('', { views: 60 }), visit('a', { views: 30 }), visit('a', { views: 5 }), visit('b', { views: 3 })]);

  expect(store.of('mfe-catalog', '2')).toMatchObject({ seen: 2, failing: 0, unproven: 75, reports: 98 });
});

it('forgets what was before a rollout, and remotes without one', () => {
  const store = setup();
  store.add([seen('a')]);
  store.keep(new Map([['mfe-catalog', 'monday']]));
  store.keep(new Map([['mfe-catalog', 'monday']]));
  expect(store.of('mfe-catalog', '2').seen).toBe(1);

  store.keep(new Map([['mfe-catalog', 'tuesday']]));
  expect(store.of('mfe-catalog', '2').seen).toBe(0);

  store.add([seen('a')]);
  store.keep(new Map());
  expect(store.of('mfe-catalog', '2').seen).toBe(0);
});
