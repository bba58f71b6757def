import type { PublishedTest } from '@shop/shared/page-documents';
import type { SitePage } from '../documents/site-pages';
import { createPageSums } from './page-sums';

const TEST: PublishedTest = { id: 7, number: 5, share: 50, goal: 'forms', endsAt: '2026-12-01T00:00:00Z' };
const PAGES = new Map<string, Pick<SitePage, 'id' | 'number' | 'test'>>([
  ['/rental', { id: 'rental', number: 3 }],
  ['/long', { id: 'long', number: 1 }],
  ['/tested', { id: 'tested', number: 3, test: TEST }],
]);
const setUp = () => createPageSums((path) => PAGES.get(path));
const NOTHING = { visits: 0, seen: 0, presses: 0, orders: 0 };

it('adds up what browsers report of a published page, by block', () => {
  const sums = setUp();
  sums.add({ page: '/rental', isVisit: true, seen: ['hero', 'faq'], presses: { faq: 2 } });
  sums.add({ page: '/rental', isVisit: true, seen: ['hero'] });
  sums.add({ page: '/rental', order: 'faq' });

  expect(sums.take()).toEqual([
    { id: 'rental', number: 3, block: '', ...NOTHING, visits: 2 },
    { id: 'rental', number: 3, block: 'hero', ...NOTHING, seen: 2 },
    { id: 'rental', number: 3, block: 'faq', ...NOTHING, seen: 1, presses: 2, orders: 1 },
  ]);
  expect(sums.take()).toEqual([]);
});

it('counts nothing of other addresses', () => {
  const sums = setUp();
  sums.add({ page: '/nowhere', isVisit: true, seen: ['hero'] });

  expect(sums.take()).toEqual([]);
});

it('counts what is done on a version that is tested for that version', () => {
  const sums = setUp();
  sums.add({ page: '/tested', isVisit: true }, true);
  sums.add({ page: '/tested', isVisit: true }, false);

  expect(sums.take().map(({ number, visits }) => [number, visits])).toEqual([
    [5, 1],
    [3, 1],
  ]);
});

it('counts again what did not reach the API', () => {
  const sums = setUp();
  sums.add({ page: '/rental', isVisit: true });
  const taken = sums.take();
  sums.add({ page: '/rental', isVisit: true });
  sums.giveBack(taken);

  expect(sums.take()).toEqual([{ id: 'rental', number: 3, block: '', ...NOTHING, visits: 2 }]);
});

it('keeps no more than the API takes, whatever blocks are made up', () => {
  const sums = setUp();
  for (let at = 0; at < 3000; at += 1) sums.add({ page: '/long', seen: [`made-up-${at}`] });

  expect(sums.take()).toHaveLength(2000);
});
