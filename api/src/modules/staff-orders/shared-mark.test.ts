import { createSharedMark } from './shared-mark';

let time = 0;
let reads: number;
let mark: ReturnType<typeof createSharedMark>;

beforeEach(() => {
  time = 0;
  reads = 0;
  mark = createSharedMark(
    async () => String((reads += 1)),
    () => time,
  );
});

it('is read once for all that ask within half a second', async () => {
  expect(await Promise.all([mark.recent(), mark.recent()])).toEqual(['1', '1']);
  time = 499;
  expect(await mark.recent()).toBe('1');
  time = 500;
  expect(await mark.recent()).toBe('2');
});

it('is what somebody has read since', async () => {
  await mark.recent();
  expect(await mark.read()).toBe('2');
  expect(await mark.recent()).toBe('2');
});

it('is read again after a failure', async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('1');
  const failing = createSharedMark(read, () => time);

  await expect(failing.recent()).rejects.toThrow('away');
  expect(await failing.recent()).toBe('1');
});
