import { setTimeout } from 'node:timers/promises';
import { endSpan, inSpan, isTraced, isTracing, startRootSpan, startTracing, traceIdOf } from './index';
import { startCollector, treesOf, type Collector } from './testing/collector';

const SDK = '@opentelemetry/sdk-trace-node';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

let collector: Collector | null = null;
let stop: () => Promise<void> = () => Promise.resolve();
const PACE = { sendMs: 2000, stopMs: 2000 };
const onFailure = jest.fn();

async function begin(endpoint: string, pace = PACE) {
  stop = await startTracing({ endpoint, service: 'shop-test', followsCalls: false, onFailure, pace });
}

afterEach(async () => {
  await stop();
  await collector?.close();
  collector = null;
  onFailure.mockReset();
  jest.restoreAllMocks();
});

const addSpan = () => endSpan(startRootSpan({ name: 'GET /' }, null), { status: 200 });

async function msOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

it('loads nothing, and traces nothing, without a collector', async () => {
  const isLoaded = jest.fn();
  jest.doMock(SDK, () => {
    isLoaded();
    return {};
  });

  stop = await startTracing({ endpoint: null, service: 'shop-test', followsCalls: true, onFailure });
  const span = startRootSpan({ name: 'GET /' }, TRACE);

  jest.dontMock(SDK);
  expect(isLoaded).not.toHaveBeenCalled();
  expect(isTracing()).toBe(false);
  expect([isTraced(span), traceIdOf(span)]).toEqual([false, undefined]);
});

it('sends spans with their parents, in the trace that was asked for, and what failed by its code', async () => {
  collector = await startCollector();
  await begin(`${collector.endpoint}/`);
  const root = startRootSpan({ name: 'GET /', attributes: { 'http.route': '/' } }, TRACE);

  const refused = Object.assign(new Error('the row of Анна'), { code: '23505' });
  const work = inSpan(root, { name: 'inner' }, (own) =>
    inSpan(own, { name: 'innermost' }, () => Promise.reject(refused)),
  );
  await expect(work).rejects.toBe(refused);
  endSpan(root, { status: 503 });
  await stop();

  const { spans } = collector;
  const inner = { name: 'inner', below: [{ name: 'innermost', below: [] }] };
  expect(treesOf(spans)).toEqual([{ name: 'GET /', below: [inner] }]);
  expect(new Set(spans.map(({ traceId, service }) => `${service} ${traceId}`))).toEqual(
    new Set([`shop-test ${TRACE}`]),
  );
  expect(spans.find(({ name }) => name === 'innermost')).toMatchObject({
    hasFailed: true,
    attributes: { 'error.type': '23505' },
  });
  expect(spans.find(({ name }) => name === 'GET /')).toMatchObject({
    hasFailed: true,
    attributes: { 'http.route': '/', 'http.response.status_code': 503 },
  });
  expect(collector.text()).not.toContain('Анна');
});

it('makes each trace its own id, unless it is asked for one', async () => {
  collector = await startCollector();
  await begin(collector.endpoint);

  const traces = [startRootSpan({ name: 'a' }, TRACE), startRootSpan({ name: 'b' }, null)].map(traceIdOf);

  expect(traces[0]).toBe(TRACE);
  expect(traces[1]).toMatch(/^[\da-f]{32}$/);
  expect(traces[1]).not.toBe(TRACE);
});

it('says once that a collector refuses spans, and goes on', async () => {
  collector = await startCollector((response) => response.writeHead(500).end());
  await begin(collector.endpoint);

  for (let count = 0; count < 2000; count += 1) addSpan(); // four batches
  await stop();

  expect(collector.requests()).toBeGreaterThan(1);
  expect(onFailure.mock.calls).toEqual([[expect.stringMatching(/500|Internal/i)]]);
});

it('says once that a collector is down, and goes on', async () => {
  await begin('http://127.0.0.1:9', { sendMs: 100, stopMs: 1000 });

  for (let count = 0; count < 1000; count += 1) addSpan();
  await stop();

  expect(onFailure.mock.calls).toEqual([[expect.stringContaining('ECONNREFUSED')]]);
});

it('holds no more than its queue', async () => {
  collector = await startCollector();
  await begin(collector.endpoint);

  for (let count = 0; count < 20_000; count += 1) addSpan();
  await stop();

  expect(collector.spans.length).toBeGreaterThan(2000);
  expect(collector.spans.length).toBeLessThanOrEqual(2048 + 512);
});

it('stops within its limit while a collector does not answer', async () => {
  collector = await startCollector(() => undefined);
  await begin(collector.endpoint, { sendMs: 400, stopMs: 100 });

  for (let count = 0; count < 100; count += 1) addSpan();
  const stopMs = await msOf(stop);

  expect(collector.requests()).toBeGreaterThan(0);
  expect(stopMs).toBeLessThan(390);
  await setTimeout(400); // until the SDK gives it up
});
