import { setTimeout } from 'node:timers/promises';
import {
  PUBLISHED_PATH,
  versionPath,
  type PageDocument,
  type PublishedPage,
  type PublishedPages,
  type PublishedTest,
} from '@shop/shared/page-documents';
import { previewToken, startTestHost, type TestHost } from '../testing/test-host';
import { publicRoute, removeTemporaryDirs, type StoredVersion } from '../testing/temporary-store';

const PUBLIC = 'public, max-age=0, s-maxage=15, stale-while-revalidate=30';
const PRIVATE = 'private, no-cache';
const TESTED = '/farms';
const ROBOT = { 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)' };

/** A remote that shows the title of its document; the document may make it throw. */
const CODE = `
  const { createElement } = require('react');
  const { usePageContent } = require('@shop/shared/runtime');
  const page = {
    Page: () => {
      const { title } = usePageContent().root.props;
      if (title === 'Беда') throw new Error('this block throws');
      return createElement('h1', null, title);
    },
    content: async (_params, { document }) => document ?? { root: { props: { title: 'Из выпуска' } }, content: [] },
    head: () => ({ title: 'Страница', description: 'Охрана' }),
  };
  const route = (id, path) => ({ id, path, access: 'public', load: async () => page });
  exports.remote = { name: 'mfe-test', routes: [route('home', '/'), route('farms', '/farms')] };`;

const REMOTE: StoredVersion = {
  version: '1.0.0',
  code: CODE,
  routes: [publicRoute('/', 'home'), publicRoute(TESTED, 'farms')],
  changes: {
    documents: {
      pages: { home: { parts: [], title: 'Главная' }, farms: { parts: ['CrumbTrail'], title: 'Фермам' } },
      kinds: {},
    },
  },
};

const documentOf = (title: string): PageDocument => ({
  root: { props: { path: TESTED, title, description: 'Охрана' } },
  content: [],
});

const TEST: PublishedTest = {
  ...{ id: 7, number: 3, share: 50, goal: 'forms' },
  endsAt: new Date(Date.now() + 86_400_000).toISOString(),
};

const stateOf = (revision: number, changes: Partial<PublishedPage> = {}): PublishedPages => ({
  ...{ revision, off: [], redirects: [] },
  pages: [
    {
      ...{ id: 'farms', path: TESTED, number: 2, isShipped: false, publishedAt: '2026-11-25T10:00:00Z' },
      ...changes,
    },
  ],
});

const titleIn = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];

let host: TestHost;
afterEach(() => host.close());
afterAll(removeTemporaryDirs);

const cookieOf = (variant = '') => ({ cookie: `statistics=1${variant && `; test-7=${variant}`}` });
const open = async (headers: Record<string, string> = {}) => {
  const answer = await host.get(TESTED, headers);
  return { ...answer, title: titleIn(answer.body), headers: answer.headers };
};

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await setTimeout(20);
}

async function start(published: PublishedPages, tried = 'Новая') {
  const answers: Record<string, object> = {
    [PUBLISHED_PATH]: published,
    [versionPath('farms', 2)]: documentOf('Прежняя'),
    [versionPath('farms', 3)]: documentOf(tried),
  };
  host = await startTestHost({ 'mfe-test': [REMOTE] }, undefined, {}, {}, answers);
  await until(async () => (await open()).title === 'Прежняя');
  return { tell: (next: PublishedPages) => void (answers[PUBLISHED_PATH] = next) };
}

/** Waits until the host shows the tried version to whoever has its cookie. */
const untilTested = () => until(async () => (await open(cookieOf('b0'))).title === 'Новая');

it('shows a visitor who allows statistics one version each time, in the page and in its data', async () => {
  await start(stateOf(1, { test: TEST }));
  await untilTested();

  for (const [variant, title] of [
    ['a1', 'Прежняя'],
    ['b1', 'Новая'],
  ]) {
    for (let time = 0; time < 2; time += 1) {
      const page = await open(cookieOf(variant));
      expect(page.title).toBe(title);
      expect(page.headers['set-cookie']).toBeUndefined();
    }
    const payload = await host.get(`/page-data${TESTED}`, cookieOf(variant));
    expect(payload.json()).toMatchObject({ content: { root: { props: { title } } } });
    expect(payload.headers).toMatchObject({ 'cache-control': PRIVATE, vary: 'accept-encoding, cookie' });
  }
});

it('gives about its share of new visitors the tried version, with a cookie of two characters', async () => {
  await start(stateOf(1, { test: TEST }));
  await untilTested();

  const titles: (string | undefined)[] = [];
  for (let visitor = 0; visitor < 60; visitor += 1) {
    const { headers, title } = await open(cookieOf());
    const [, variant] = /^test-7=([ab])0; Path=\/; Max-Age=86\d{3}; HttpOnly; SameSite=Lax$/.exec(
      String(headers['set-cookie']),
    ) ?? [undefined, 'none'];
    expect(title).toBe(variant === 'b' ? 'Новая' : 'Прежняя');
    titles.push(title);
  }

  // Fewer than 10 of 60 happens once in ten million times.
  expect(titles.filter((title) => title === 'Новая').length).toBeGreaterThanOrEqual(10);
  expect(titles.filter((title) => title === 'Прежняя').length).toBeGreaterThanOrEqual(10);
});

it('gives the data of a page that is fetched ahead the cookie, too', async () => {
  await start(stateOf(1, { test: { ...TEST, share: 99 } }));
  await untilTested();

  const { headers } = await host.get(`/page-data${TESTED}`, cookieOf());

  expect(headers['set-cookie']).toMatch(/^test-7=[ab]0;/);
});

it.each([
  ['no choice about statistics', {}],
  ['a refusal', { cookie: 'statistics=0' }],
  ['a robot', { ...ROBOT, ...cookieOf() }],
  ['a robot with the cookie of another visitor', { ...ROBOT, ...cookieOf('b0') }],
  ['a preview', { cookie: `statistics=1; preview=${previewToken({ 'mfe-test': '1.0.0' })}` }],
])('gives %s the published version and no cookie', async (_who, headers) => {
  await start(stateOf(1, { test: { ...TEST, share: 99 } }));
  await untilTested();

  for (let time = 0; time < 5; time += 1) {
    const page = await open(headers);
    expect(page.title).toBe('Прежняя');
    expect(page.headers['set-cookie']).toBeUndefined();
  }
});

it('forgets the version of a visitor who allows statistics no more', async () => {
  await start(stateOf(1, { test: TEST }));
  await untilTested();

  const { headers, title } = await open({ cookie: 'statistics=0; test-7=b1' });

  expect(title).toBe('Прежняя');
  expect(headers['set-cookie']).toMatch(/^test-7=; Path=\/; Max-Age=0;/);
});

it('keeps only the tested page private, and that only while the test runs', async () => {
  const { tell } = await start(stateOf(1));
  expect((await open()).headers).toMatchObject({ 'cache-control': PUBLIC, vary: 'accept-encoding' });

  tell(stateOf(2, { test: TEST }));
  await untilTested();

  for (const headers of [{}, cookieOf('a0'), cookieOf('b0')])
    expect((await open(headers)).headers).toMatchObject({ 'cache-control': PRIVATE, vary: 'accept-encoding, cookie' });
  const etags = await Promise.all(['a0', 'b0'].map(async (variant) => (await open(cookieOf(variant))).headers.etag));
  expect(new Set(etags).size).toBe(2);
  expect((await host.get(TESTED, { ...cookieOf('b0'), 'if-none-match': String(etags[1]) })).statusCode).toBe(304);
  const home = await host.get('/', cookieOf('b0'));
  expect(home.headers).toMatchObject({ 'cache-control': PUBLIC, vary: 'accept-encoding' });
  expect(home.headers['set-cookie']).toBeUndefined();

  tell(stateOf(3));
  await until(async () => (await open(cookieOf('b0'))).title === 'Прежняя');
  expect((await open(cookieOf('b0'))).headers).toMatchObject({ 'cache-control': PUBLIC, vary: 'accept-encoding' });
});

it('renders each version once for all who get it', async () => {
  await start(stateOf(1, { test: TEST }));
  await untilTested();
  const misses = async () => {
    const [, count] =
      /shop_host_page_lookups_total\{result="miss"\} (\d+)/.exec((await host.get('/metrics')).body) ?? [];
    return Number(count);
  };
  await open(cookieOf('a0'));
  const before = await misses();

  for (const variant of ['a0', 'b0', 'a1', 'b2']) await open(cookieOf(variant));

  expect(before).toBeGreaterThan(0);
  expect(await misses()).toBe(before);
});

it('counts a visitor by the cookie, and keeps with it that this was done', async () => {
  await start(stateOf(1, { test: { ...TEST, goal: 'orders' } }));
  await untilTested();
  const report = async (headers: Record<string, string>, body: object) =>
    (
      await host.app.inject({
        method: 'POST',
        url: '/rum',
        headers,
        payload: JSON.stringify({ page: TESTED, ...body }),
      })
    ).headers['set-cookie'];

  expect(await report(cookieOf('b0'), { isVisit: true })).toMatch(/^test-7=b1; Path=\/; Max-Age=86\d{3}; HttpOnly/);
  expect(await report(cookieOf('b1'), { isVisit: true })).toBeUndefined();
  expect(await report(cookieOf('b1'), { order: 'hero' })).toMatch(/^test-7=b2;/);
  expect(await report(cookieOf(), { isVisit: true })).toBeUndefined();
  expect(await report({ cookie: 'test-7=b0' }, { isVisit: true })).toBeUndefined();
});

it('shows everybody the published version while the tried one throws', async () => {
  await start(stateOf(1, { test: TEST }), 'Беда');
  await setTimeout(600); // another poll

  const page = await open(cookieOf('b0'));

  expect(page.title).toBe('Прежняя');
  expect(page.headers['cache-control']).toBe(PUBLIC);
  expect(page.headers['set-cookie']).toBeUndefined();
});
