import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { startProgram } from './program';
import { isSupervised, runBare } from './run-bare';

jest.mock('./program', () => ({ startProgram: jest.fn() }));

const child = new EventEmitter();
const onFatal = jest.fn();

function run() {
  const stop = async () => void child.emit('exit');
  const process = child as unknown as ChildProcess; // all that is used of it
  jest.mocked(startProgram).mockReturnValue({ child: process, ready: Promise.resolve(3001), stop });
  return runBare({ file: 'api.cjs', env: { A: '1' }, portSetting: 'API_PORT', log: () => undefined, onFatal });
}

beforeEach(() => {
  jest.clearAllMocks();
  child.removeAllListeners();
});

it('ends all when the program ends, and does not start it again', async () => {
  expect(await run().ready).toBe(3001);
  child.emit('exit');

  expect(onFatal).toHaveBeenCalledTimes(1);
  expect(startProgram).toHaveBeenCalledTimes(1);
});

it('is no failure when it is stopped', async () => {
  await run().stop();

  expect(onFatal).not.toHaveBeenCalled();
});

it('is what SUPERVISE=off asks for; another word than on is refused', () => {
  expect([{}, { SUPERVISE: '' }, { SUPERVISE: 'on' }, { SUPERVISE: 'off' }].map(isSupervised)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(() => isSupervised({ SUPERVISE: 'no' })).toThrow('SUPERVISE must be one of on, off');
});
