import { act, renderHook } from '@testing-library/react';
import { useSiteNews } from './use-site-news';

const NOON = new Date('2026-11-30T12:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function follow(publishAt: string | null) {
  const refresh = jest.fn(async () => undefined);
  renderHook(() => useSiteNews(refresh, publishAt));
  return refresh;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('asks every quarter of a minute, and when the window is seen again', async () => {
  const refresh = follow(null);

  await pass(45_000);
  document.dispatchEvent(new Event('visibilitychange'));

  expect(refresh).toHaveBeenCalledTimes(4);
});

it('asks nobody for a window that is not seen', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const refresh = follow(null);

  await pass(60_000);

  expect(refresh).not.toHaveBeenCalled();
});

it('asks when the planned version has gone live', async () => {
  const refresh = follow('2026-11-30T12:00:05Z');

  await pass(7900);
  expect(refresh).not.toHaveBeenCalled();
  await pass(200);

  expect(refresh).toHaveBeenCalledTimes(1);
});
