import { setTimeout } from 'node:timers/promises';
import type { HostReport } from '@shop/node/figures';
import pino from 'pino';
import { startServer } from '../testing/local-server';
import { startTestHost, textBundle, type TestHost } from '../testing/test-host';
import { removeTemporaryDirs, type StoredVersion } from '../testing/temporary-store';

const source = { tree: 'tree', builtAt: '2026-11-25T10:00:00.000Z' };
const rollout = { salt: 'salt', startedAt: '2026-11-25T10:00:00.000Z' };

const stable: StoredVersion = { version: 'stable', code: textBundle('Прежняя') };
const candidate = (traffic: number, code = textBundle('Новая')): StoredVersion => ({
  version: 'candidate',
  code,
  isDeployed: false,
  traffic,
  changes: { source, rollout },
});
const remotesWith = (...versions: StoredVersion[]) => ({ 'mfe-test': [stable, ...versions] });

const ROBOT = { 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)' };
const idOf = (index: number) => String(index).padStart(5, '0');
const withId = (index: number) => ({ cookie: `a=1; share=${idOf(index)}` });

let host: TestHost;
afterEach(() => host.close());
afterAll(removeTemporaryDirs);

const titleIn = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];
const titleOf = async (headers: Record<string, string>) => titleIn((await host.get('/', headers)).body);
const sidesOf = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => titleOf(withId(index))));

describe('while a share is running', () => {
  it('a new visitor gets a cookie without personal data, and stays on its side', async () => {
    host = await startTestHost(remotesWith(candidate(50)));

    const first = await host.get('/', {});

    const [cookie = ''] = [first.headers['set-cookie']].flat();
    expect(cookie).toMatch(/^share=\d{5}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const headers = { cookie: cookie.replace(/;.*/, '') };
    for (let visit = 0; visit < 3; visit += 1) {
      const again = await host.get('/', headers);
      expect(titleIn(again.body)).toBe(titleIn(first.body));
      expect(again.headers['set-cookie']).toBeUndefined();
    }
  });

  it('a page comes with a word of its own, once delivery has said how to sign, and its bytes stay the same', async () => {
    const reports: HostReport[] = [];
    const delivery = await startServer((_request, response, body) => {
      reports.push(JSON.parse(body) as HostReport);
      response.end('{"secret":"secret"}');
    });
    host = await startTestHost(remotesWith(candidate(50)), undefined, { DELIVERY_URL: delivery.url });
    const wordOf = ({ headers }: Awaited<ReturnType<TestHost['get']>>) =>
      /^page;desc="(.+)"$/.exec(String(headers['server-timing']))?.[1];
    while (wordOf(await host.get('/', withId(1))) === undefined) await setTimeout(50);

    const first = await host.get('/', withId(1));
    const second = await host.get('/', withId(1));
    const again = await host.get('/', { ...withId(1), 'if-none-match': String(first.headers.etag) });

    expect(first.body).toBe(second.body);
    expect(again.statusCode).toBe(304);
    expect(new Set([first, second, again].map(wordOf)).size).toBe(3);
    const version = titleIn(first.body) === 'Новая' ? 'candidate' : 'stable';
    const report = { versions: [{ remote: 'mfe-test', version, views: 1 }], word: wordOf(first) };
    await host.app.inject({ method: 'POST', url: '/rum', payload: JSON.stringify(report) });
    const seen = () => reports.flatMap(({ visits = [] }) => visits).filter(({ views }) => views > 0);
    while (seen().length === 0) await setTimeout(50);
    expect(seen()).toEqual([expect.objectContaining({ remote: 'mfe-test', version, views: 1, failedViews: 0 })]);
    await delivery.close();
  });

  it.each(['', 'x', '123456', '00001; DROP', '٠٠٠٠١'])('the cookie "%s" is replaced', async (value) => {
    host = await startTestHost(remotesWith(candidate(50)));

    const { headers } = await host.get('/', { cookie: `share=${encodeURIComponent(value)}` });

    expect(headers['set-cookie']).toMatch(/^share=\d{5};/);
  });

  it('a growing share takes the candidate from nobody', async () => {
    host = await startTestHost(remotesWith(candidate(20)));
    const before = await sidesOf(60);

    await host.publish(remotesWith(candidate(60)));
    const after = await sidesOf(60);

    const countOf = (sides: (string | undefined)[]) => sides.filter((title) => title === 'Новая').length;
    expect(new Set(before)).toEqual(new Set(['Прежняя', 'Новая']));
    expect(countOf(after)).toBeGreaterThan(countOf(before));
    for (const [index, title] of before.entries()) if (title === 'Новая') expect(after[index]).toBe('Новая');
  });

  it('the payload of a page is of the same set as its HTML', async () => {
    host = await startTestHost(remotesWith(candidate(50)));

    for (let index = 0; index < 20; index += 1) {
      const [page, payload] = [await host.get('/', withId(index)), await host.get('/page-data/', withId(index))];
      expect(payload.headers['x-shop-set']).toBe(page.headers['x-shop-set']);
      expect(payload.json()).toMatchObject({
        versions: { 'mfe-test': titleIn(page.body) === 'Новая' ? 'candidate' : 'stable' },
      });
    }
  });

  it('only the browser may keep a page, and asks each time; the two sets have different ETags', async () => {
    host = await startTestHost(remotesWith(candidate(50)));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => host.get('/page-data/', withId(index))));

    expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['private, no-cache']));
    const etags = new Set(answers.map(({ headers }) => String(headers.etag)));
    expect(etags.size).toBe(2);
    for (const { headers } of answers) expect(headers.etag).toContain(String(headers['x-shop-set']));

    const [first] = answers;
    const again = await host.get('/page-data/', { ...withId(0), 'if-none-match': String(first?.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('robots get the stable version and no cookie', async () => {
    host = await startTestHost(remotesWith(candidate(99)));

    const { body, headers } = await host.get('/', ROBOT);

    expect(titleIn(body)).toBe('Прежняя');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(titleIn((await host.get('/', { ...ROBOT, ...withId(1) })).body)).toBe('Прежняя');
  });

  it('data for a page that was opened before the share is of the stable version', async () => {
    host = await startTestHost(remotesWith(candidate(99)));

    const { headers, ...payload } = await host.get('/page-data/');

    expect(payload.json()).toMatchObject({ versions: { 'mfe-test': 'stable' } });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['throws on a page', textBundle('Сломана', { inRender: 'throw new Error("oops")' }), 'page page'],
    ['does not load', textBundle('', { atLoad: 'throw new Error("oops")' }), 'load'],
  ])('a candidate that %s costs its visitors nothing, and the failure is its own', async (_what, code, part) => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    host = await startTestHost(remotesWith(candidate(50, code)), log);

    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => host.get('/', withId(index))));

    expect(answers.map(({ statusCode, body }) => [statusCode, titleIn(body)])).toEqual(
      answers.map(() => [200, 'Прежняя']),
    );
    expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['private, no-cache']));
    const failures = lines.filter(({ msg }) => msg === 'a remote failed');
    expect(failures.map(({ remote, version, part: name }) => [remote, version, name])).toEqual([
      ['mfe-test', 'candidate', part],
    ]);
    const metrics = (await host.get('/metrics')).body;
    expect(metrics).toMatch(/shop_host_remote_failures_total\{remote="mfe-test",version="candidate",kind="\w+"\} 1/);
    expect(metrics).not.toMatch(/shop_host_remote_failures_total\{remote="mfe-test",version="stable"/);
  });
});

it('without a share there is no cookie, and a CDN may keep a page', async () => {
  host = await startTestHost(remotesWith(candidate(0)));

  const { headers, body } = await host.get('/', withId(1));

  expect(titleIn(body)).toBe('Прежняя');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=30');
});

it('pages of the stable version stay cached while a candidate comes and goes', async () => {
  host = await startTestHost(remotesWith());
  const lookups = async () => {
    const text = (await host.get('/metrics')).body;
    return /shop_host_page_lookups_total\{result="miss"\} (\d+)/.exec(text)?.[1];
  };
  await host.get('/');
  expect(await lookups()).toBe('1');

  for (const remotes of [remotesWith(candidate(0)), remotesWith(candidate(1)), remotesWith()]) {
    await host.publish(remotes);
    await host.get('/', ROBOT);
  }

  expect(await lookups()).toBe('1');
});
