import { emptyRegistry } from '@shop/shared/federation/registry';
import type {
  HostMessage,
  Job,
  PageJob,
  RemotePart,
  RenderedDocument,
  RendererMessage,
  RendererSetup,
} from '../../protocol/messages';
import { RendererPool } from './renderer-pool';
import type { RendererEvents } from './renderer-process';

const PART: RemotePart = { remote: 'mfe-test', version: '1', name: 'page home' };
const JOB = { kind: 'sitemap', remote: 'mfe-test', version: '1' } as const;
const PAGE: PageJob = {
  kind: 'page',
  pathname: '/',
  search: '',
  match: null,
  versions: {},
  inMenus: {},
  without: [],
  outcome: 'page',
};
const SETUP = { starter: 'start()' } as RendererSetup; // a renderer that reads it is not part of this test
const bundle = (version: string) => ({ remote: 'mfe-test', version, code: version, base: '/' });
const supplies = (bundles = [bundle('1')], list = { text: '[]' }) => ({
  registry: emptyRegistry(),
  lists: { products: list },
  bundles,
});

/** A renderer that does what the test says. */
interface FakeRenderer {
  received: HostMessage[];
  isKilled: boolean;
  answer: (message: RendererMessage) => void;
  exit: (reason: string) => void;
}

function setup({ size = 1, timeoutMs }: { size?: number; timeoutMs?: number } = {}) {
  const started: FakeRenderer[] = [];
  const onFailure = jest.fn();
  const onExit = jest.fn();
  const ask = jest.fn(async (path: string) => `answer to ${path}`);
  const start = ({ onMessage, onExit }: RendererEvents) => {
    const fake: FakeRenderer = { received: [], isKilled: false, answer: onMessage, exit: onExit };
    started.push(fake);
    setImmediate(() => onMessage({ type: 'ready' }));
    return {
      send: (message: HostMessage) => void fake.received.push(message),
      kill() {
        fake.isKilled = true;
        setImmediate(onExit, 'it was ended by SIGKILL');
      },
    };
  };
  const forgotten = new Set<string>();
  const isHeld = ({ version }: { version: string }) => !forgotten.has(version);
  const pool = new RendererPool({
    size,
    start,
    setup: SETUP,
    ...(timeoutMs && { timeoutMs }),
    ask,
    isHeld,
    onFailure,
    onExit,
  });
  const jobsOf = ({ received }: FakeRenderer) =>
    received.flatMap((message): Job[] => (message.type === 'job' ? [message.job] : []));
  return {
    pool,
    started,
    onFailure,
    onExit,
    ask,
    /** Versions that the host does not need any more. */
    forgotten,
    jobsOf,
    /** Resolves with the renderer that has got the next job. */
    async nextJob(count = 1): Promise<FakeRenderer> {
      for (;;) {
        const all = started.flatMap((fake) => jobsOf(fake).map(() => fake));
        const found = all[count - 1];
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}

let pool: RendererPool | null = null;
afterEach(() => pool?.close());

function start(options?: Parameters<typeof setup>[0]) {
  const made = setup(options);
  pool = made.pool;
  return made;
}

it('sends each piece to a renderer once, and names the versions it may forget', async () => {
  const { pool, nextJob, forgotten } = start();
  const first = supplies();
  const runs: Promise<string[]>[] = [];
  const second = { ...first, bundles: [...first.bundles, bundle('2')] };
  for (const next of [first, second, first, { ...first, bundles: [bundle('3')] }]) {
    if (next.bundles[0]?.version === '3') forgotten.add('1').add('3');
    runs.push(pool.run(JOB, next));
    (await nextJob(runs.length)).answer({ type: 'done', result: ['/'] });
  }

  expect(await Promise.all(runs)).toEqual([['/'], ['/'], ['/'], ['/']]);
  const { received } = await nextJob();
  expect(received.map(({ type }) => type)).toEqual(
    'setup registry list bundle job bundle job job forget bundle job'.split(' '),
  );
  expect(received).toContainEqual({ type: 'forget', remote: 'mfe-test', version: '1' });
});

it('gives each renderer one job at a time', async () => {
  const { pool, nextJob, started, jobsOf } = start({ size: 2 });
  const runs = [1, 2, 3].map(() => pool.run(JOB, supplies()));
  await nextJob(2);
  expect(started.map((fake) => jobsOf(fake).length)).toEqual([1, 1]);

  started[1]?.answer({ type: 'done', result: [] });
  await runs[1];

  expect(started.map((fake) => jobsOf(fake).length).toSorted()).toEqual([1, 2]);
  for (const fake of started) fake.answer({ type: 'done', result: [] });
  await Promise.all(runs);
});

it('leaves one renderer free of jobs of low priority', async () => {
  const { pool, started, jobsOf, nextJob } = start({ size: 2 });
  const low = [1, 2].map(() => pool.run(JOB, supplies(), 'low'));
  await nextJob();
  await new Promise(setImmediate);
  expect(started.flatMap(jobsOf)).toHaveLength(1);

  const normal = pool.run(JOB, supplies());
  await nextJob(2);
  for (let round = 0; round < 3; round += 1) {
    for (const fake of started) fake.answer({ type: 'done', result: [] });
    await new Promise(setImmediate);
  }

  expect(await Promise.all([...low, normal])).toEqual([[], [], []]);
  expect(started.flatMap(jobsOf)).toHaveLength(3);
});

it('kills a renderer that takes too long, names what was running, and goes on with another', async () => {
  const { pool, nextJob, started } = start({ timeoutMs: 20 });
  const lost = pool.run(PAGE, supplies([]));
  (await nextJob()).answer({ type: 'running', part: PART });

  await expect(lost).rejects.toMatchObject({
    failure: { part: PART, reason: 'it did not finish within 60 ms', isFatal: true },
  });
  const next = pool.run(JOB, supplies());
  (await nextJob(2)).answer({ type: 'done', result: ['/'] });

  expect(await next).toEqual(['/']);
  expect(started.map(({ isKilled }) => isKilled)).toEqual([true, false]);
});

it('names what was running when a renderer ends by itself', async () => {
  const { pool, nextJob, onExit } = start();
  const lost = pool.run(JOB, supplies());
  const renderer = await nextJob();
  renderer.answer({ type: 'running', part: PART });

  renderer.exit('it ended with code 1');

  await expect(lost).rejects.toMatchObject({ failure: { part: PART, reason: 'it ended with code 1', isFatal: true } });
  expect(onExit).toHaveBeenCalledTimes(1);
});

it('gives a renderer what it asks of the API', async () => {
  const { pool, nextJob } = start();
  const run = pool.run(JOB, supplies());
  const renderer = await nextJob();

  renderer.answer({ type: 'ask', id: 7, path: '/api/catalog?input={}' });
  await new Promise(setImmediate);

  expect(renderer.received.at(-1)).toEqual({ type: 'answer', id: 7, text: 'answer to /api/catalog?input={}' });
  renderer.answer({ type: 'done', result: [] });
  await run;
});

describe('by the clock', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
  const RENDERED = { status: 200 } as RenderedDocument; // the pool only hands it on
  const DONE: RendererMessage = { type: 'done', result: RENDERED };

  /** Starts jobs, and collects how they end. */
  function startJobs() {
    const { pool, nextJob, ask } = start();
    const ends: unknown[] = [];
    const bundles = [bundle('1')];
    const run = (needed = bundles) => {
      void pool.run(PAGE, supplies(needed)).then(
        ({ status }) => ends.push(status),
        (error: unknown) => ends.push(error instanceof Error ? error.message : error),
      );
      return new Promise(setImmediate); // the renderer is ready
    };
    return { pool, bundles, run, nextJob, ask, ends };
  }

  it('gives a page 3 s, and one of new code 9 s: a renderer compiles it first', async () => {
    const { pool, bundles, run, nextJob, ends } = startJobs();
    const loaded = pool.run({ ...JOB, kind: 'load' }, supplies(bundles));
    await new Promise(setImmediate); // the renderer is ready
    (await nextJob()).answer({ type: 'done', result: null });
    await loaded;
    await run();
    await pass(8.9);
    (await nextJob(2)).answer(DONE);
    await pass(0);
    await run([...bundles, bundle('2')]);
    await pass(8.9);
    (await nextJob(3)).answer(DONE);
    await pass(0);
    expect(ends).toEqual([200, 200]);

    await run();
    await pass(2.9);
    expect(ends).toHaveLength(2);
    await pass(0.2);

    expect(ends).toEqual([200, 200, 'it did not finish within 3000 ms']);
  });

  it('does not blame a page for a slow API, unless it asks for ever', async () => {
    const { run, nextJob, ask, ends } = startJobs();
    ask.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 2000, '[]')));
    await run();
    const renderer = await nextJob();
    renderer.answer(DONE);
    await pass(0);

    await run();
    for (const id of [1, 2]) {
      renderer.answer({ type: 'ask', id, path: '/api/lists/products' });
      await pass(4);
    }
    renderer.answer(DONE);
    await pass(0);
    expect(ends).toEqual([200, 200]);

    await run();
    const asking = setInterval(() => renderer.answer({ type: 'ask', id: 3, path: '/api/lists/products' }), 1000);
    await pass(8.9);
    expect(ends).toHaveLength(2);
    await pass(0.2);
    clearInterval(asking);

    expect(ends.at(-1)).toBe('it did not finish within 9000 ms');
  });
});

it('reports what happens between jobs', async () => {
  const { pool, nextJob, onFailure } = start();
  const run = pool.run(JOB, supplies());
  const renderer = await nextJob();
  renderer.answer({ type: 'done', result: [] });
  await run;
  const failure = { part: PART, reason: 'a timer threw', isFatal: true };

  renderer.answer({ type: 'failed', failure });

  expect(onFailure).toHaveBeenCalledWith(failure);
  expect(renderer.isKilled).toBe(true);
});

it('tells who waited for a page that does without one of its parts', async () => {
  const { pool, nextJob, onFailure } = start();
  const place = { path: '/', requestId: 'request-1' };
  const run = pool.run(JOB, { ...supplies(), place });
  const renderer = await nextJob();
  const failure = { part: PART, reason: 'a widget threw', isFatal: false };

  renderer.answer({ type: 'contained', failure });
  renderer.answer({ type: 'done', result: [] });
  await run;

  expect(onFailure).toHaveBeenCalledWith(failure, place);
});

it('keeps a renderer whose job has thrown', async () => {
  const { pool, nextJob, started } = start();
  const lost = pool.run(JOB, supplies());
  (await nextJob()).answer({ type: 'failed', failure: { part: PART, reason: 'broken', isFatal: false } });
  await expect(lost).rejects.toThrow('broken');

  const next = pool.run(JOB, supplies());
  (await nextJob(2)).answer({ type: 'done', result: [] });
  await next;

  expect(started).toHaveLength(1);
});

it('repeats a job that changed built-in objects, to learn which part did', async () => {
  const { pool, nextJob, jobsOf } = start();
  const lost = pool.run(JOB, supplies());
  const failure = { part: null, reason: 'changed the built-in map', isFatal: true, isPoisoned: true };
  (await nextJob()).answer({ type: 'failed', failure });

  const second = await nextJob(2);
  expect(jobsOf(second)).toEqual([{ ...JOB, isTraced: true }]);
  second.answer({ type: 'failed', failure: { ...failure, part: PART } });

  await expect(lost).rejects.toMatchObject({ failure: { part: PART } });
});

it('refuses a job when 200 wait', async () => {
  const { pool } = start();
  const waiting = Array.from({ length: 200 }, () => pool.run(JOB, supplies()));
  const ended = Promise.allSettled(waiting);

  await expect(pool.run(JOB, supplies())).rejects.toThrow('too many pages wait');
  pool.close();
  expect((await ended).every(({ status }) => status === 'rejected')).toBe(true);
});
