import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { startCollector, treesOf, type CollectedSpan, type Collector } from '@shop/node/testing/collector';
import { startTracing } from '@shop/node/tracing';
import { removeTemporaryDirs } from '../../testing/temporary-store';
import { startTestHost, textBundle, type TestHost } from '../../testing/test-host';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const BROWSER_SPAN = '00f067aa0ba902b7';
const named = (traceId: string) => ({ traceparent: `00-${traceId}-${BROWSER_SPAN}-01` });
const randomTrace = () => randomBytes(16).toString('hex');

/** A page that asks the API for goods. */
const ASKING = textBundle('Главная').replace(
  'const page = {',
  'const page = { data: async ({ catalog }) => ({ goods: await catalog.products({ slugs: ["invis_duos"] }) }),',
);

let collector: Collector;
let host: TestHost;
let lines: { msg: string; path?: string; traceId?: string }[];
let stop: () => Promise<void>;
let url: string;

async function start(env: Record<string, string> = {}) {
  stop = await startTracing({
    ...{ endpoint: env.OFF ? null : collector.endpoint, service: 'shop-host' },
    ...{ followsCalls: false, onFailure: jest.fn() },
  });
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  host = await startTestHost({ 'mfe-test': [{ version: '1', code: ASKING }] }, log, {
    NODE_ENV: 'development', // it does not wait for a proxy before it stops
    ...env,
  });
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(host.app.server.address() as AddressInfo).port}`; // it listens on a port
}

beforeEach(async () => {
  lines = [];
  collector = await startCollector();
});
afterEach(() => collector.close());
afterAll(removeTemporaryDirs);

/** Ends what runs, which sends all spans. */
async function collected(): Promise<CollectedSpan[]> {
  await host.close();
  await stop();
  return collector.spans;
}

const post = (headers: Record<string, string> = {}) =>
  fetch(`${url}/api`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', ...headers } });

/** What the API was told. */
const told = () => host.calls.filter((call) => call.url === '/api').map(({ headers }) => headers.traceparent);

describe('with a collector, and all requests traced', () => {
  beforeEach(() => start({ OTEL_TRACES_SAMPLER: 'always_on' }));

  it('traces a page with its rendering, and what its rendering asks the API for', async () => {
    const text = await (await fetch(`${url}/?utm_term=Анна`)).text();

    const [asked, ...others] = host.calls.filter(({ headers }) => headers.traceparent);
    const spans = await collected();
    const page = spans.find(({ name }) => name === 'GET /*');
    const ofPage = spans.filter(({ traceId }) => traceId === page?.traceId);
    expect(treesOf(ofPage)).toEqual([
      {
        name: 'GET /*',
        below: [
          { name: 'render page', below: [{ name: 'GET', below: [] }] },
          { name: 'wait for a renderer', below: [] },
        ],
      },
    ]);
    const call = ofPage.find(({ name }) => name === 'GET');
    expect(asked?.headers.traceparent).toBe(`00-${page?.traceId}-${call?.spanId}-01`);
    expect(page?.attributes).toEqual({
      ...{ 'http.request.method': 'GET', 'http.route': '/*', 'url.path': '/', 'http.response.status_code': 200 },
    });
    expect([asked?.url.startsWith('/api/lists/products?'), others]).toEqual([true, []]);
    expect(text).not.toContain(page?.traceId);
  });

  it('answers from memory in traces of their own, and gives nobody the trace of another', async () => {
    const answers = await Promise.all([await fetch(url), await fetch(url), await fetch(url)].map((one) => one.text()));

    const pages = (await collected()).filter(({ name }) => name === 'GET /*');
    const ids = pages.map(({ traceId }) => traceId);
    expect(new Set(ids).size).toBe(3);
    expect(ids.filter((id) => answers.some((answer) => answer.includes(id)))).toEqual([]);
    expect(lines.filter(({ msg }) => msg === 'answered').map(({ traceId }) => traceId)).toEqual(ids);
  });

  it('puts the call of a browser into the trace that it names, and hands on its own span', async () => {
    await post(named(TRACE));
    const [sent] = told();

    const spans = await collected();
    expect(treesOf(spans)).toEqual([{ name: 'POST /api', below: [{ name: 'POST', below: [] }] }]);
    const [root, call] = ['POST /api', 'POST'].map((name) => spans.find((span) => span.name === name));
    expect(root).toMatchObject({ traceId: TRACE, parentId: null });
    expect(sent).toBe(`00-${TRACE}-${call?.spanId}-01`);
    expect(sent).not.toContain(BROWSER_SPAN);
    expect(lines.filter(({ msg }) => msg === 'answered')).toMatchObject([{ traceId: TRACE }]);
  });

  it('has traces of its own for requests that name none by the rules', async () => {
    const strange = [
      'hello',
      `00-${'0'.repeat(32)}-${BROWSER_SPAN}-01`,
      `00-${TRACE}-${BROWSER_SPAN}-00`,
      `${named(TRACE).traceparent}, ${named(TRACE).traceparent}`,
    ];
    for (const traceparent of strange) expect((await post({ traceparent, tracestate: 'a=1' })).status).toBe(200);

    const sent = told();
    const roots = (await collected()).filter(({ parentId }) => parentId === null);
    expect(roots.map(({ name }) => name)).toEqual(strange.map(() => 'POST /api'));
    for (const header of sent) expect(header).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(sent.filter((header) => String(header).includes(TRACE))).toEqual([]);
    expect(host.calls.filter(({ headers }) => headers.tracestate)).toEqual([]);
  });

  it('has no more of a browser in one trace than a page may send in a minute', async () => {
    for (let count = 0; count < 70; count += 1) await post(named(TRACE));

    const roots = (await collected()).filter(({ parentId }) => parentId === null);
    expect(roots).toHaveLength(70);
    expect(roots.filter(({ traceId }) => traceId === TRACE)).toHaveLength(60);
  });

  it('leaves out what monitoring asks for every second', async () => {
    for (const probe of ['/healthz', '/readyz', '/metrics']) await (await fetch(url + probe)).text();
    await post();

    expect(treesOf(await collected()).map(({ name }) => name)).toEqual(['POST /api']);
  });

  it('says no more of an address than the log does', async () => {
    const secret = `Qx7${'aB9'.repeat(10)}`;
    await fetch(`${url}/reset/${secret}?token=${secret}&email=anna@example.ru`);

    await collected();
    expect(collector.text()).toContain('/reset/…');
    expect(collector.text()).not.toContain(secret);
    expect(collector.text()).not.toContain('anna');
  });
});

it('traces its share of the requests, whatever they ask for', async () => {
  await start({ OTEL_TRACES_SAMPLER_ARG: '0.1', RATE_LIMITS: 'off' });
  const chosen = async (header: () => Record<string, string>) => {
    await sleep(1000 - (performance.now() % 1000)); // a second has at most twenty traces
    const before = told().length;
    for (let count = 0; count < 300; count += 30) await Promise.all(Array.from({ length: 30 }, () => post(header())));
    return told().slice(before).filter(Boolean).length / 300;
  };

  const shares = [await chosen(() => ({})), await chosen(() => named(randomTrace()))];

  await collected();
  for (const share of shares) {
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.2);
  }
});

it('traces no more in a second than somebody reads', async () => {
  await start({ OTEL_TRACES_SAMPLER_ARG: '0.99', RATE_LIMITS: 'off' });
  const startedAt = performance.now();

  for (let count = 0; count < 150; count += 30) await Promise.all(Array.from({ length: 30 }, () => post()));

  const seconds = Math.ceil((performance.now() - startedAt) / 1000) + 1; // a second begins amid them
  expect(told().filter(Boolean).length).toBeLessThanOrEqual(20 * seconds);
  expect(told().filter(Boolean).length).toBeGreaterThanOrEqual(20);
  await collected();
});

it.each([
  ['nothing', { OTEL_TRACES_SAMPLER: 'always_off' }],
  ['nothing without a collector', { OTEL_TRACES_SAMPLER: 'always_on', OFF: '1' }],
])('traces %s, and hands no strange trace on', async (_what, env) => {
  await start(env);

  await post({ ...named(TRACE), tracestate: 'a=1' });
  await (await fetch(url)).text();

  expect(host.calls.filter(({ headers }) => headers.traceparent || headers.tracestate)).toEqual([]);
  expect(await collected()).toEqual([]);
  expect(lines.filter(({ traceId }) => traceId)).toEqual([]);
});
