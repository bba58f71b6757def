/** @jest-environment jsdom */
import { createFrameQueue } from './frame-queue';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const MS_BETWEEN_FRAMES = 16;
const nextFrame = () => jest.advanceTimersByTime(MS_BETWEEN_FRAMES);

/** A job that takes 5 ms by the clock and notes its name. */
const slowJob = (done: string[], name: string) => () => {
  jest.setSystemTime(Date.now() + 5);
  done.push(name);
};

it('runs in a frame what fits into its budget, in order, and the rest in the next', () => {
  const done: string[] = [];
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
  const frames = createFrameQueue();
  for (const name of ['land', 'marker', 'name']) frames.add(slowJob(done, name));

  expect(done).toEqual([]);
  nextFrame();
  expect(done).toEqual(['land', 'marker']);
  nextFrame();
  expect(done).toEqual(['land', 'marker', 'name']);
});

it('takes jobs that a job adds', () => {
  const done: string[] = [];
  const frames = createFrameQueue();
  frames.add(() => frames.add(() => done.push('added')));

  nextFrame();
  nextFrame();
  expect(done).toEqual(['added']);
});

it('goes on after a job that throws', () => {
  const done: string[] = [];
  const frames = createFrameQueue();
  frames.add(() => {
    throw new Error('no canvas');
  });
  expect(nextFrame).toThrow('no canvas');

  frames.add(() => done.push('marker'));
  nextFrame();
  expect(done).toEqual(['marker']);
});

it('forgets what waits when the map goes', () => {
  const done: string[] = [];
  const frames = createFrameQueue();
  frames.add(() => done.push('land'));

  frames.stop();
  nextFrame();
  expect(done).toEqual([]);
});
