import type { PageLoss } from '@shop/node/page-trial';
import { openPages } from './open-pages';

const PAGES = ['/', '/one', '/two', '/three', '/four'];
const worse = Promise.resolve([]);
const inTime = () => performance.now() + 60_000;

const lossAt = (address: string, name: PageLoss['name']): PageLoss => ({ address, name, example: '' });

it('opens all pages while there is time', async () => {
  const opened: string[] = [];
  const open = async (address: string) => {
    opened.push(address);
    return address === '/two' ? [lossAt(address, 'axe')] : [];
  };

  const result = await openPages(PAGES, open, { budgetMs: inTime(), worse });

  expect(opened).toEqual(PAGES);
  expect(result).toMatchObject({ tried: 5, of: 5, losses: [{ address: '/two' }] });
});

it('opens the first page also when the time is up, as on a machine that is busy', async () => {
  const result = await openPages(PAGES, async (address) => [lossAt(address, 'script')], { budgetMs: 0, worse });

  expect(result).toMatchObject({ tried: 1, of: 5, losses: [{ address: '/', name: 'script' }] });
});

it('opens no more pages when three of them hang', async () => {
  const hang = async (address: string) => [lossAt(address, 'time')];

  const { tried } = await openPages(PAGES, hang, { budgetMs: inTime(), worse });

  expect(tried).toBeLessThan(PAGES.length);
});

it('opens a page once more, as the last one, that could not be compared, and counts it only then', async () => {
  const opened: string[] = [];
  const answers: Record<string, (PageLoss[] | null)[]> = {
    '/one': [null, [lossAt('/one', 'screen')]],
    '/two': [null, null],
  };
  const open = async (address: string) => {
    opened.push(address);
    return answers[address] ? (answers[address].shift() ?? null) : [];
  };

  const result = await openPages(PAGES, open, { budgetMs: inTime(), worse });

  expect(opened).toEqual([...PAGES, '/one', '/two']);
  expect(result).toMatchObject({ tried: 4, of: 5, losses: [{ address: '/one', name: 'screen' }] });
});

it('has nothing to open', async () => {
  const result = await openPages([], () => Promise.reject(new Error()), { budgetMs: inTime(), worse });

  expect(result).toMatchObject({ tried: 0, of: 0 });
});
