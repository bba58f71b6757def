import { setImmediate } from 'node:timers/promises';
import { writePerTurn } from './index';

it('writes the lines of a turn at once, in their order', async () => {
  const write = jest.fn();
  const log = writePerTurn({ write });
  log.write('1\n');
  log.write('2\n');
  expect(write).not.toHaveBeenCalled();

  await setImmediate();
  log.write('3\n');
  await setImmediate();

  expect(write.mock.calls).toEqual([['1\n2\n'], ['3\n']]);
});

it('loses nothing of a process that exits in the same turn', () => {
  const write = jest.fn();
  const onExit = jest.spyOn(process, 'once');
  writePerTurn({ write }).write('last words');

  for (const [event, listener] of onExit.mock.calls) if (event === 'exit') listener();

  expect(write.mock.calls).toEqual([['last words']]);
});
