import type { PageSum } from '@shop/shared/page-documents';
import { createPageSums } from './page-sums';
import { startPageSumSender } from './send-page-sums';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(sendFigures: (sums: readonly PageSum[]) => Promise<void>) {
  const sums = createPageSums(() => ({ id: 'rental', number: 1 }));
  const onFailure = jest.fn();
  const stop = startPageSumSender({ sums, api: { sendFigures }, everyMs: 1000, onFailure });
  const visit = () => sums.add({ page: '/rental', isVisit: true });
  return { visit, stop, onFailure };
}

it('sends what was counted, and nothing while nothing is', async () => {
  const sendFigures = jest.fn(() => Promise.resolve());
  const { visit, stop } = setUp(sendFigures);
  await jest.advanceTimersByTimeAsync(5000);
  expect(sendFigures).not.toHaveBeenCalled();

  visit();
  visit();
  await jest.advanceTimersByTimeAsync(1000);

  expect(sendFigures.mock.calls).toEqual([[[expect.objectContaining({ id: 'rental', visits: 2 })]]]);
  await stop();
});

it('keeps the sums while the API is away, and says so once', async () => {
  const sendFigures = jest.fn((_sums: readonly PageSum[]): Promise<void> => Promise.reject(new Error('away')));
  const { visit, stop, onFailure } = setUp(sendFigures);
  visit();
  await jest.advanceTimersByTimeAsync(3000);
  visit();
  sendFigures.mockImplementation(() => Promise.resolve());
  await jest.advanceTimersByTimeAsync(1000);

  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(sendFigures.mock.lastCall).toEqual([[expect.objectContaining({ visits: 2 })]]);
  await stop();
});

it('sends the last ones when the host stops', async () => {
  const sendFigures = jest.fn(() => Promise.resolve());
  const { visit, stop } = setUp(sendFigures);
  visit();

  await stop();

  expect(sendFigures).toHaveBeenCalledTimes(1);
});
