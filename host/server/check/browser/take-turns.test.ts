import { setImmediate } from 'node:timers/promises';
import { takeTurns } from './take-turns';

it('does two things at once, and the others in order, whatever becomes of them', async () => {
  const inTurn = takeTurns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (id: number) =>
    inTurn(async () => {
      begun.push(id);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (id === 1) throw new Error('no');
      return id;
    });
  const all = Promise.allSettled([1, 2, 3].map(work));

  await setImmediate();
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  await setImmediate();
  expect(begun).toEqual([1, 2, 3]);
  for (const end of ends) end();

  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});
