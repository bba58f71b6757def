import type { PageSum, TestSum } from '@shop/shared/page-documents';
import { createPageSums } from './page-sums';
import { startPageSumSender } from './send-page-sums';
import { createTestSums } from './test-sums';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(sendFigures: (sums: readonly PageSum[], tests: readonly TestSum[]) => Promise<void>) {
  const sums = createPageSums(() => ({ id: 'rental', number: 1 }));
  const tests = createTestSums();
  const onFailure = jest.fn();
  const stop = startPageSumSender({ sums, tests, api: { sendFigures }, everyMs: 1000, onFailure });
  const visit = () => sums.add({ page: '/rental', isVisit: true });
  const visitTest = () =>
    tests.add({ page: '/rental', isVisit: true }, { id: 7, goal: 'forms' }, { variant: 'b', step: 'got' });
  return { visit, visitTest, stop, onFailure };
}

it('sends what was counted, and nothing while nothing is', async () => {
  const sendFigures = jest.fn(() => Promise.resolve());
  const { visit, stop } = setUp(sendFigures);
  await jest.advanceTimersByTimeAsync(5000);
  expect(sendFigures).not.toHaveBeenCalled();

  visit();
  visit();
  await jest.advanceTimersByTimeAsync(1000);

  expect(sendFigures.mock.calls).toEqual([[[expect.objectContaining({ id: 'rental', visits: 2 })], []]]);
  await stop();
});

it('keeps the sums while the API is away, and says so once', async () => {
  const sendFigures = jest.fn((_sums: readonly PageSum[], _tests: readonly TestSum[]): Promise<void> =>
    Promise.reject(new Error('away')),
  );
  const { visit, visitTest, stop, onFailure } = setUp(sendFigures);
  visit();
  visitTest();
  await jest.advanceTimersByTimeAsync(3000);
  visit();
  visitTest();
  sendFigures.mockImplementation(() => Promise.resolve());
  await jest.advanceTimersByTimeAsync(1000);

  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(sendFigures.mock.lastCall).toEqual([
    [expect.objectContaining({ visits: 2 })],
    [{ id: 7, variant: 'b', visitors: 2, successes: 0 }],
  ]);
  await stop();
});

it('sends the last ones when the host stops', async () => {
  const sendFigures = jest.fn(() => Promise.resolve());
  const { visit, stop } = setUp(sendFigures);
  visit();

  await stop();

  expect(sendFigures).toHaveBeenCalledTimes(1);
});
