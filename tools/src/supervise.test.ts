import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { startProgram } from './program';
import { supervise } from './supervise';

jest.mock('./program', () => ({ startProgram: jest.fn() }));

interface FakeProgram {
  env: NodeJS.ProcessEnv;
  kill: jest.Mock;
  listen: (port: number) => void;
  end: () => void;
}

let started: FakeProgram[];
const last = () => {
  const program = started.at(-1);
  if (!program) throw new Error('nothing has started');
  return program;
};

/** A program that listens and ends when the test says so. */
function startFake(env: NodeJS.ProcessEnv) {
  let listen: (port: number) => void = () => undefined;
  const ready = new Promise<number>((resolve) => (listen = resolve));
  const kill = jest.fn();
  const child = Object.assign(new EventEmitter(), { exitCode: null as number | null, signalCode: null, kill });
  const end = () => {
    child.exitCode = 1;
    child.emit('exit');
  };
  started.push({ env, kill, listen, end });
  return { child: child as unknown as ChildProcess, ready, stop: async () => end() }; // all that a supervisor uses
}

const onFatal = jest.fn();
const log = jest.fn();
const run = () => supervise({ file: 'api.cjs', env: { A: '1' }, portSetting: 'API_PORT', log, onFatal });

async function runOn(port: number) {
  const supervised = run();
  last().listen(port);
  expect(await supervised.ready).toBe(port);
  return supervised;
}

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  jest.useFakeTimers();
  started = [];
  jest.mocked(startProgram).mockImplementation((_file, env) => startFake(env));
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  // The one of Node goes by the real clock.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('starts a program again that has ended, on its port, after a pause that doubles up to 30 s', async () => {
  await runOn(3001);

  for (const [count, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    last().end();
    await pass(seconds - 0.1);
    expect(started).toHaveLength(count + 1);
    await pass(0.2);
    expect(started).toHaveLength(count + 2);
    expect(last().env).toEqual({ A: '1', API_PORT: '3001' });
    expect(log).toHaveBeenLastCalledWith(`api.cjs has ended: it starts again in ${seconds} s`);
  }
});

it('starts a program at once that was ready for a while, however often it is killed', async () => {
  await runOn(3001);

  for (let kills = 1; kills <= 10; kills += 1) {
    await pass(10);
    last().end();
    await pass(0.1);
    expect(started).toHaveLength(kills + 1);
    expect(log).toHaveBeenLastCalledWith('api.cjs has ended: it starts again');
    last().listen(3001);
  }
});

it('does not count the time of a start that ends before the program is ready', async () => {
  await runOn(3001);
  last().end();
  await pass(1.1);

  await pass(10); // it starts for so long
  last().end();

  expect(log).toHaveBeenLastCalledWith('api.cjs has ended: it starts again in 2 s');
});

it('kills a program after two probes without an answer within 4 s, and not after one', async () => {
  await runOn(3001);
  const hang: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('timeout'))));
  jest.mocked(fetch).mockImplementationOnce(hang);
  await pass(60);
  expect(last().kill).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledWith('http://127.0.0.1:3001/healthz', expect.anything());

  jest.mocked(fetch).mockImplementation(hang);
  await pass(9.9); // two answers of 4 s, and 2 s between them
  expect(last().kill).not.toHaveBeenCalled();
  await pass(4);

  expect(last().kill).toHaveBeenCalledWith('SIGKILL');
  expect(log).toHaveBeenCalledWith('api.cjs does not answer: it is killed');
});

it('ends everything when the first start fails', async () => {
  run();

  last().end();
  await pass(60);

  expect(onFatal).toHaveBeenCalledTimes(1);
  expect(started).toHaveLength(1);
});

it('starts nothing again while it stops, also not what has just ended', async () => {
  const supervised = await runOn(3001);
  last().end();

  await supervised.stop();
  await pass(60);

  expect(started).toHaveLength(1);
});
