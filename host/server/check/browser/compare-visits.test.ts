import type { Loss } from '@shop/node/page-trial';
import { compareVisits, type Open } from './compare-visits';

const BLANK: Loss = { name: 'screen', example: 'neither text nor picture' };
const LATE: Loss = { name: 'time', example: 'not ready within 5 s' };
const ERROR: Loss = { name: 'script', example: 'x is not a function' };

/** Opens pages that are so, one after another. */
const pages = (...visits: Loss[][]) => jest.fn<Promise<Loss[]>, Parameters<Open>>(async () => visits.shift() ?? []);

it('opens a page once where nothing is wrong', async () => {
  const live = pages();

  expect(await compareVisits({ live, candidate: pages([]) })).toEqual([]);
  expect(live).not.toHaveBeenCalled();
});

it('names what only the candidate has, and has twice', async () => {
  const candidate = pages([BLANK, ERROR], [BLANK]);

  expect(await compareVisits({ live: pages([]), candidate })).toEqual([BLANK]);
});

it('says nothing of what the live version has too', async () => {
  expect(await compareVisits({ live: pages([BLANK]), candidate: pages([BLANK], [BLANK]) })).toEqual([]);
});

it('is stricter with the time of the live version, and says nothing of it where that is late', async () => {
  const live = pages([LATE], []);

  expect(await compareVisits({ live, candidate: pages([LATE], [LATE]) })).toEqual([]);
  expect(live.mock.calls).toEqual([[4000], [5000]]);
});

it('looks again at a live version that was late, before it names what that may have too', async () => {
  expect(await compareVisits({ live: pages([LATE], [BLANK]), candidate: pages([BLANK], [BLANK]) })).toEqual([]);
  expect(await compareVisits({ live: pages([LATE], []), candidate: pages([BLANK], [BLANK]) })).toEqual([BLANK]);
});

it('cannot tell beside a live version that nobody could look at', async () => {
  expect(await compareVisits({ live: pages([LATE], [LATE]), candidate: pages([ERROR], [ERROR]) })).toBeNull();
});
