/** @jest-environment jsdom */
import { installPerformanceObserver } from '../testing/performance-observer';
import { whenQuiet } from './when-quiet';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each(['longtask', 'resource'])('waits for a while after the last %s', (type) => {
  const { tell } = installPerformanceObserver();
  const work = jest.fn();
  whenQuiet(3000, work);

  jest.advanceTimersByTime(2900);
  tell(type);
  jest.advanceTimersByTime(2900);
  expect(work).not.toHaveBeenCalled();

  jest.advanceTimersByTime(100);
  tell(type);
  jest.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('needs no browser that tells of long tasks', () => {
  const { observed } = installPerformanceObserver(['resource']);
  const work = jest.fn();

  whenQuiet(3000, work);
  jest.advanceTimersByTime(3000);

  expect(observed()).toEqual(['resource']);
  expect(work).toHaveBeenCalledTimes(1);
});

it('gives up when it is told to', () => {
  installPerformanceObserver();
  const work = jest.fn();

  whenQuiet(3000, work)();
  jest.advanceTimersByTime(3000);

  expect(work).not.toHaveBeenCalled();
});
