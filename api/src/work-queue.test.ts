import { setImmediate } from 'node:timers/promises';
import { createWorkQueue } from './work-queue';

it('runs everything in order, and never more than its width at a time', async () => {
  const queue = createWorkQueue(2);
  let running = 0;
  let most = 0;
  const finished: number[] = [];

  const work = (index: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    finished.push(index);
  };
  await Promise.all([0, 1, 2, 3, 4, 5, 6].map((index) => queue(work(index))));

  expect(most).toBe(2);
  expect(finished).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it('frees its place when work fails', async () => {
  const queue = createWorkQueue(1);

  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  expect(await queue(() => Promise.resolve('next'))).toBe('next');
});
