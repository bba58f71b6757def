import { draftPath, versionPath } from '@shop/shared/page-documents';
import type { PageVersion } from '../../generated/resolvers-types';
import { eventually, openTestShop } from '../../testing/test-shop';
import {
  pageOf,
  pagesOf,
  publishedIn,
  putRelease,
  releaseOf,
  setUpPages,
  type PagesParts,
} from '../../testing/test-pages';

let parts: PagesParts;
let anna: ReturnType<typeof pagesOf>;

setUpPages((given) => {
  parts = given;
  anna = pagesOf(given.shop, given.publisher);
});

const put = (documents: { id: string; document: object }[], version = '1.1.0') =>
  // The documents are of the form of all others here.
  putRelease(parts.shop, releaseOf({ version, documents: documents as ReturnType<typeof releaseOf>['documents'] }));
const published = async (id: string) => (await publishedIn(parts.shop)).pages.find((page) => page.id === id);
const notes = async (id: string) =>
  (await anna.call<PageVersion[]>('staffVersions', { id })).map(({ number, madeBy, note }) => [number, madeBy, note]);

it('makes live pages of the documents of the first release', async () => {
  expect(await anna.get('rental')).toEqual({
    ...{
      id: 'rental',
      path: '/rental',
      isCommon: false,
      title: 'Прокат и такси',
      newsDate: null,
      approval: null,
      isTested: false,
      state: 'live',
      liveVersion: 1,
    },
    ...{
      hasUnpublished: false,
      publishAt: null,
      unpublishAt: null,
      unpublishTo: null,
      hasUnplanned: false,
      liveFaults: [],
    },
    draft: { revision: 1, document: pageOf('/rental', { title: 'Прокат и такси' }), savedBy: null, savedAt: null },
  });
  expect(await notes('rental')).toEqual([[1, null, 'Выпуск 1.0.0']]);
  expect(await published('rental')).toMatchObject({ number: 1, isShipped: true, path: '/rental' });
});

it('changes nothing when the same release comes again, from every host at its start', async () => {
  const before = await publishedIn(parts.shop);

  await Promise.all([1, 2, 3].map(() => putRelease(parts.shop, releaseOf())));

  expect(await publishedIn(parts.shop)).toEqual(before);
});

it('tells editors the fields of each kind of block', async () => {
  expect(await anna.call('staffSchemas')).toEqual(releaseOf().schemas);
});

it('follows a page that nobody has edited, and its draft', async () => {
  await put([{ id: 'lease', document: pageOf('/lease') }], '1.0.0');
  const document = pageOf('/lease', { heading: 'Лизинг' });

  await put([{ id: 'lease', document }]);

  expect(await anna.get('lease')).toMatchObject({ liveVersion: 2, draft: { revision: 2, document, savedBy: null } });
  expect(await notes('lease')).toEqual([
    [2, null, 'Выпуск 1.1.0'],
    [1, null, 'Выпуск 1.0.0'],
  ]);
  expect(await published('lease')).toMatchObject({ number: 2, isShipped: true });
});

it('leaves a draft alone that somebody has begun', async () => {
  await put([{ id: 'media', document: pageOf('/media') }]);
  const draft = pageOf('/media', { heading: 'Пишем' });
  await anna.save('media', draft);

  await put([{ id: 'media', document: pageOf('/media', { heading: 'Новое' }) }]);

  expect(await anna.get('media')).toMatchObject({ liveVersion: 2, draft: { revision: 2, document: draft } });
});

it('leaves a page alone that was edited, moved or taken off', async () => {
  await put(['edited', 'moved', 'gone'].map((id) => ({ id, document: pageOf(`/${id}`) })));
  await anna.publish('edited', pageOf('/edited', { heading: 'Своё' }));
  await anna.call('staffMovePage', { id: 'moved', path: '/moved-on' });
  await anna.call('staffUnpublish', { id: 'gone' });

  await put(['edited', 'moved', 'gone'].map((id) => ({ id, document: pageOf(`/${id}`, { heading: 'Новое' }) })));

  expect(await published('edited')).toMatchObject({ number: 2, isShipped: false });
  expect(await published('moved')).toMatchObject({ number: 2, isShipped: false, path: '/moved-on' });
  const { pages, off } = await publishedIn(parts.shop);
  expect(pages.map(({ id }) => id)).not.toContain('gone');
  expect(off).toContain('gone');
});

it('keeps pages that a release no longer brings', async () => {
  await put([{ id: 'partners', document: pageOf('/partners') }]);

  await put([]);

  expect(await published('partners')).toMatchObject({ path: '/partners', number: 1 });
});

it('moves a page with its release, and leads its old address there', async () => {
  await put([{ id: 'about', document: pageOf('/about') }]);

  await put([{ id: 'about', document: pageOf('/about-us') }]);

  expect(await published('about')).toMatchObject({ path: '/about-us', isShipped: true });
  expect((await publishedIn(parts.shop)).redirects).toContainEqual({ from: '/about', to: '/about-us' });
});

it('gives no document the address of a page that was made here', async () => {
  const { id } = await anna.create('/harvest');

  const response = await put([{ id: 'harvest', document: pageOf('/harvest') }]);

  expect(response.json()).toEqual({ refused: ['harvest'] });
  expect(await anna.get(id)).toMatchObject({ path: '/harvest', state: 'draft' });
  expect(parts.shop.logged()).toContain('"pages":["harvest"]');
});

describe('what hosts read', () => {
  const inject = (url: string, headers: Record<string, string> = {}) => parts.shop.app.inject({ url, headers });

  it('costs next to nothing while nothing changes', async () => {
    const { headers } = await inject('/pages/published');
    const query = jest.spyOn(parts.database.db, 'query');
    const lines = parts.shop.logged().length;

    const again = await inject('/pages/published', { 'if-none-match': String(headers.etag) });
    const asked = query.mock.calls.filter(([text]) => text.includes('page_redirects'));
    query.mockRestore();

    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(asked).toEqual([]);
    expect(parts.shop.logged().slice(lines)).not.toContain('"level":30');
    await anna.publish('home', pageOf('/', { heading: 'Новое' }));
    expect((await inject('/pages/published', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  it('has versions, which never change', async () => {
    const response = await inject(versionPath('rental', 1));

    expect(response.json()).toEqual(pageOf('/rental', { title: 'Прокат и такси' }));
    expect(response.headers['cache-control']).toContain('immutable');
  });

  it.each([
    '/pages/rental/versions/99',
    '/pages/rental/versions/0',
    '/pages/rental/versions/1e0',
    '/pages/rental/versions/99999999999',
    '/pages/nobody/versions/1',
    '/pages/drafts/made-up',
    draftPath('a'.repeat(43)),
    '/pages/%00/versions/1',
  ])('has nothing at %s', async (url) => {
    expect((await inject(url)).statusCode).toBe(404);
  });

  it('is refused to whoever comes through a proxy', async () => {
    for (const url of ['/pages/published', '/pages/rental/versions/1', '/pages/drafts/a']) {
      const response = await inject(url, { 'x-forwarded-for': '203.0.113.7' });

      expect([response.statusCode, response.json()]).toEqual([404, { code: 'NOT_FOUND', message: 'Этого больше нет' }]);
    }
  });
});

describe('what hosts tell', () => {
  const send = (method: 'PUT' | 'POST', url: string, payload: unknown) =>
    parts.shop.app.inject({
      method,
      url,
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    });
  const faults = [{ path: 'content[0]', code: 'type', text: '«Первый экран»: блок не\u00A0показался' }];
  const proof = { id: 'rental', number: 1, version: '1.0.0', faults };

  it('is shown in the studio: why a page is not what was published', async () => {
    expect((await send('POST', '/pages/proofs', proof)).statusCode).toBe(204);
    expect((await anna.get('rental')).liveFaults).toEqual(faults);

    expect((await send('POST', '/pages/proofs', { ...proof, version: '1.0.1', faults: [] })).statusCode).toBe(204);
    expect((await anna.get('rental')).liveFaults).toEqual([]);
    expect((await send('POST', '/pages/proofs', { ...proof, number: 9 })).statusCode).toBe(404);
  });

  it('belongs to one version', async () => {
    await put([{ id: 'support', document: pageOf('/support') }]);
    await send('POST', '/pages/proofs', { ...proof, id: 'support' });

    await anna.publish('support', pageOf('/support', { heading: 'Починили' }));

    expect((await anna.get('support')).liveFaults).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['a list of nothing', [null]],
    ['no schemas', { ...releaseOf(), schemas: null }],
    ['a document without an address', releaseOf({ documents: [{ id: 'a', document: Object(pageOf('')) }] })],
    ['an id with a slash', releaseOf({ documents: [{ id: 'a/b', document: Object(pageOf('/a')) }] })],
    ['routes that are none', { ...releaseOf(), routes: ['/a'] }],
  ])('is refused when it is %s', async (_what, body) => {
    expect((await send('PUT', '/pages/release', body)).statusCode).toBe(400);
    expect((await send('POST', '/pages/proofs', { ...proof, faults: body })).statusCode).toBe(400);
  });

  it('may be larger than what visitors send', async () => {
    const heading = 'а'.repeat(100);
    const documents = Array.from({ length: 300 }, (_, index) => ({
      id: `many-${index}`,
      document: pageOf(`/many-${index}`, { heading }),
    }));

    expect((await put(documents)).statusCode).toBe(200);
    expect((await publishedIn(parts.shop)).pages.length).toBeGreaterThan(300);
  }, 30_000);
});

it('shows in other processes within a second', async () => {
  const other = await openTestShop(parts.database.db);

  await anna.publish('home', pageOf('/', { heading: 'Для всех' }));
  const number = (await published('home'))?.number;
  const since = Date.now();
  await eventually(async () =>
    (await publishedIn(other)).pages.some((page) => page.id === 'home' && page.number === number),
  );

  expect(Date.now() - since).toBeLessThan(1_500);
  await other.close();
});
