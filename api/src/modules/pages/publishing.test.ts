import type { PageVersion } from '../../generated/resolvers-types';
import { pageOf, pagesOf, publishedIn, setUpPages, type PagesParts, type TestDocument } from '../../testing/test-pages';

let parts: PagesParts;
let anna: ReturnType<typeof pagesOf>;

setUpPages((given) => {
  parts = given;
  anna = pagesOf(given.shop, given.publisher);
});

let made = 0;

/** The address of a page of the test's own. */
function newPath(): string {
  made += 1;
  return `/landing-${made}`;
}

async function livePage(path = newPath()) {
  const { id } = await anna.create(path);
  return anna.publish(id, pageOf(path));
}

const published = () => publishedIn(parts.shop);
const publishedPath = async (id: string) => (await published()).pages.find((page) => page.id === id)?.path;
const redirects = async () => Object.fromEntries((await published()).redirects.map(({ from, to }) => [from, to]));
const versions = (id: string, before?: number) => anna.call<PageVersion[]>('staffVersions', { id, before });

describe('publishing', () => {
  it('shows a new page to hosts at once, and keeps what was published', async () => {
    const path = newPath();
    const { id } = await anna.create(path);
    expect(await publishedPath(id)).toBeUndefined();
    const document = pageOf(path, { heading: 'Трактор вернётся в поле' });

    const page = await anna.call('staffPublish', { id, revision: await anna.save(id, document), note: ' К севу ' });

    expect(page).toMatchObject({ id, path, state: 'live', liveVersion: 1, publishAt: null, liveFaults: [] });
    expect((await published()).pages).toContainEqual({
      ...{ id, path, number: 1, isShipped: false },
      publishedAt: expect.stringMatching(/Z$/),
    });
    expect((await parts.shop.app.inject(`/pages/${id}/versions/1`)).json()).toEqual(document);
    expect(await versions(id)).toEqual([
      { number: 1, madeBy: 'Анна Ветрова', madeAt: expect.any(String), note: 'К севу', document },
    ]);
  });

  it('leaves the draft out of what visitors see', async () => {
    const { id, path, hasUnpublished, draft } = await livePage();
    const { revision } = await published();
    expect(hasUnpublished).toBe(false);

    await anna.save(id, pageOf(path ?? '', { heading: 'Ещё не решено' }));

    expect((await published()).revision).toBe(revision);
    expect(await anna.call('staffPage', { id })).toMatchObject({ hasUnpublished: true });
    await anna.save(id, draft.document);
    expect(await anna.call('staffPage', { id })).toMatchObject({ hasUnpublished: false });
  });

  it('takes the revision that was seen only', async () => {
    const { id, draft } = await livePage();
    await anna.save(id, pageOf('/other'));

    expect(await anna.refusal('staffPublish', { id, revision: draft.revision })).toEqual({
      code: 'CONFLICT',
      conflict: { revision: draft.revision + 1, savedBy: 'Анна Ветрова', savedAt: expect.any(String) },
    });
  });

  it('makes one version of a draft, however often it is published at once', async () => {
    const path = newPath();
    const { id } = await anna.create(path);
    const revision = await anna.save(id, pageOf(path));

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => anna.call('staffPublish', { id, revision, note: 'К севу' })),
    );

    for (const page of answers) expect(page).toMatchObject({ state: 'live', liveVersion: 1, hasUnpublished: false });
    expect(await versions(id)).toHaveLength(1);
  });

  it.each([
    ['an unknown kind of block', { content: [{ type: 'Script', props: { id: 'a' } }] }, 'content[0].type'],
    [
      'an unknown field',
      { content: [{ type: 'Hero', props: { id: 'a', title: 'А', onclick: 'x' } }] },
      'content[0].props.onclick',
    ],
    ['no heading', { content: [pageOf('/a').content[1]] }, 'content[0].props'],
    ['the same anchor twice', { content: [pageOf('/a').content[0], pageOf('/a').content[0]] }, 'content[1].props.id'],
    ['a dead anchor', { content: pageOf('/a', { href: '#calc' }).content }, 'content[0].props.link.href'],
    ['a dead link', { content: pageOf('/a', { href: '/rentals?a=1' }).content }, 'content[0].props.link.href'],
    [
      'an h1 of 560 characters',
      { content: pageOf('/a', { heading: 'а'.repeat(560) }).content },
      'content[0].props.title',
    ],
  ])('refuses %s, names the place, and shows what was there', async (_what, change, place) => {
    const { id, path } = await livePage();
    const revision = await anna.save(id, { ...pageOf(path ?? ''), ...change });

    expect(await anna.refusal('staffPublish', { id, revision })).toEqual({
      code: 'BAD_REQUEST',
      faults: expect.arrayContaining([{ path: place, code: expect.any(String), text: expect.stringMatching(/[а-я]/) }]),
    });
    expect(await anna.get(id)).toMatchObject({ liveVersion: 1 });
  });

  it('refuses a menu that there is not, and a name that another live page has there', async () => {
    const inMenu = (path: string | null | undefined, label: string, parent: string) => {
      const document = pageOf(path ?? '');
      return { ...document, root: { props: { ...document.root.props, navigation: { label, parent, order: 9 } } } };
    };
    const other = await livePage();
    await anna.publish(other.id, inMenu(other.path, 'Теплицам', 'Решения'));
    const { id, path } = await livePage();
    const refusalOf = async (label: string, parent: string) =>
      anna.refusal('staffPublish', { id, revision: await anna.save(id, inMenu(path, label, parent)) });

    expect(await refusalOf('Пасекам', 'Решение')).toMatchObject({
      faults: [{ path: 'root.props.navigation.parent', code: 'menu' }],
    });
    expect(await refusalOf('Теплицам', 'Решения')).toMatchObject({
      faults: [{ path: 'root.props.navigation.label', text: expect.stringContaining(`страница ${other.path}`) }],
    });
  });

  it('refuses a picture that there is not', async () => {
    await parts.database.db.query("insert into media (hash, address, width, height) values ('a', $1, 40, 30)", [
      `/uploads/${'a1'.repeat(16)}-40.webp`,
    ]);
    const { id, path } = await livePage();
    const withPicture = (src: string) => {
      const document = pageOf(path ?? '');
      const photo = { src, width: 40, height: 30, alt: 'Курьер' };
      return {
        ...document,
        content: document.content.map((block, index) =>
          index === 0 ? { ...block, props: { ...block.props, photo } } : block,
        ),
      };
    };

    for (const missing of ['/images/courier.png', `/uploads/${'b2'.repeat(16)}-40.webp`]) {
      const revision = await anna.save(id, withPicture(missing));
      expect(await anna.refusal('staffPublish', { id, revision })).toMatchObject({
        faults: [{ path: 'content[0].props.photo.src', code: 'picture', text: expect.stringContaining(missing) }],
      });
    }
    for (const known of ['/images/courier.svg', `/uploads/${'a1'.repeat(16)}-40.webp`]) {
      await expect(anna.publish(id, withPicture(known))).resolves.toMatchObject({ state: 'live' });
    }
  });

  it('refuses a piece of news whose cover is gone, at its field', async () => {
    const { id, path } = await livePage();
    const document = pageOf(path ?? '');
    const missing = `/uploads/${'c3'.repeat(16)}-40.webp`;
    const news = { date: '2026-11-30', lead: 'Лид', cover: { src: missing, width: 40, height: 30, alt: 'Склад' } };
    const root = { props: { ...document.root.props, news } };

    const revision = await anna.save(id, { ...document, root });

    expect(await anna.refusal('staffPublish', { id, revision })).toMatchObject({
      faults: [{ path: 'root.props.news.cover.src', code: 'picture', text: expect.stringContaining('«Обложка»') }],
    });
  });

  it('refuses a product that the catalogue does not have, by its name', async () => {
    const { id, path } = await livePage();
    const { content, ...page } = pageOf(path ?? '');
    const withGoods = (...goods: string[]) => ({
      ...page,
      content: content.map((block, index) => (index === 0 ? { ...block, props: { ...block.props, goods } } : block)),
    });
    const revision = await anna.save(id, withGoods('invis_duos', 'invis_duo'));

    expect(await anna.refusal('staffPublish', { id, revision })).toMatchObject({
      faults: [{ path: 'content[0].props.goods[1]', code: 'unknown', text: expect.stringContaining('«invis_duo»') }],
    });
    await expect(anna.publish(id, withGoods('invis_duos'))).resolves.toMatchObject({ state: 'live' });
  });

  it.each(['/rental#faq', '/products', '/invis_duos', '/dialog/tracker', '/orders/7', '/files/guide.pdf', '/images/a'])(
    'knows that %s leads somewhere',
    async (href) => {
      const { id, path } = await livePage();

      expect(await anna.publish(id, pageOf(path ?? '', { href }))).toMatchObject({ liveVersion: 2 });
    },
  );
});

describe('addresses', () => {
  it.each([
    ['another page', '/rental', 'страницей «Прокат и такси»'],
    ['a remote', '/products', 'разделом /products (mfe-catalog)'],
    ['a remote, with a parameter', '/orders/7', 'разделом /orders/:id (mfe-account)'],
    ['a remote, with an optional one', '/dialog', 'разделом /dialog/:code? (mfe-solutions)'],
    ['a product', '/invis_duos', 'товаром «INVIS DUOS»'],
    ['the host', '/images/farms', 'самим сайтом'],
  ])('of %s are taken: for new pages, for moving, and for publishing', async (_what, path, owner) => {
    const refusal = { code: 'CONFLICT', fields: { path: `Адрес ${path} занят ${owner}` } };
    const { id } = await livePage();

    expect(await anna.refusal('staffCreatePage', { from: 'farms', path, title: 'Новая' })).toEqual(refusal);
    expect(await anna.refusal('staffMovePage', { id, path })).toEqual(refusal);
    const revision = await anna.save(id, pageOf(path));
    expect(await anna.refusal('staffPublish', { id, revision })).toEqual(refusal);
  });

  it.each(['/Rental', '/rental/', '/a b', '//a', '/a--b', 'rental', '/', `/${'a'.repeat(80)}`, '/\u0000'])(
    'refuses the form %j',
    async (path) => {
      const { id } = await livePage();

      expect(await anna.refusal('staffMovePage', { id, path })).toEqual({
        code: 'BAD_REQUEST',
        fields: { path: expect.stringContaining('/rental') },
      });
    },
  );

  it('names the field when the address in the document is wrong', async () => {
    const { id } = await livePage();
    const revision = await anna.save(id, pageOf('/Большие'));

    expect(await anna.refusal('staffPublish', { id, revision })).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { path: expect.any(String) },
      faults: [{ path: 'root.props.path' }],
    });
  });

  it('lead to the new one after a move, through all that came before', async () => {
    const [first, second, third] = [newPath(), newPath(), newPath()];
    const { id } = await livePage(first);

    await anna.call('staffMovePage', { id, path: second });
    const moved = await anna.call('staffMovePage', { id, path: third });

    expect(moved).toMatchObject({ path: third, liveVersion: 3, state: 'live' });
    expect((moved.draft.document as TestDocument).root.props.path).toBe(third);
    expect(await redirects()).toMatchObject({ [first]: third, [second]: third });
    expect((await versions(id))[0]).toMatchObject({ number: 3, note: `Адрес: ${second} → ${third}` });
    expect(await anna.refusal('staffCreatePage', { from: 'farms', path: first, title: 'Новая' })).toEqual({
      code: 'CONFLICT',
      fields: { path: `Адрес ${first} занят переадресацией на\u00A0${third}` },
    });
  });

  it('may be taken again by the page that left them, without a loop', async () => {
    const [first, second] = [newPath(), newPath()];
    const { id } = await livePage(first);
    await anna.call('staffMovePage', { id, path: second });

    await anna.call('staffMovePage', { id, path: first });

    expect(await publishedPath(id)).toBe(first);
    expect(await redirects()).toMatchObject({ [second]: first });
    expect(await redirects()).not.toHaveProperty(first);
  });

  it('lead to the page that left them once it is back, also when it was taken off for another one', async () => {
    const [first, second] = [newPath(), newPath()];
    const { id } = await livePage(first);
    await anna.call('staffMovePage', { id, path: second });
    await anna.call('staffUnpublish', { id, redirectTo: '/rental' });
    expect(await redirects()).toMatchObject({ [first]: '/rental', [second]: '/rental' });

    await anna.call('staffMovePage', { id, path: first });
    const { draft } = await anna.get(id);
    await anna.call('staffPublish', { id, revision: draft.revision });

    expect(await publishedPath(id)).toBe(first);
    expect(await redirects()).toMatchObject({ [second]: first });
    expect(await redirects()).not.toHaveProperty(first);
  });

  it('change with the document that is published', async () => {
    const [first, second] = [newPath(), newPath()];
    const { id } = await livePage(first);

    expect(await anna.publish(id, pageOf(second))).toMatchObject({ path: second });

    expect(await redirects()).toMatchObject({ [first]: second });
  });

  it('of drafts change without a redirect', async () => {
    const [first, second] = [newPath(), newPath()];
    const { id } = await anna.create(first);

    const moved = await anna.call('staffMovePage', { id, path: second });

    expect(moved).toMatchObject({ path: second, state: 'draft', draft: { revision: 2 } });
    expect(await redirects()).not.toHaveProperty(first);
  });

  it('are given once, though two ask at the same time', async () => {
    const path = newPath();
    const pages = await Promise.all([livePage(), livePage()]);

    const refusals = await Promise.all(pages.map(({ id }) => anna.refusal('staffMovePage', { id, path })));

    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(1);
    expect(refusals.filter((refusal) => refusal?.code === 'CONFLICT')).toHaveLength(1);
  });

  it('of the home page stays', async () => {
    expect(await anna.refusal('staffMovePage', { id: 'home', path: '/start' })).toEqual({
      code: 'BAD_REQUEST',
      fields: { path: 'Адрес главной страницы не\u00A0меняется' },
    });
    expect(await anna.publish('home', pageOf('/'))).toMatchObject({ path: '/' });
  });
});

describe('taking a page off', () => {
  it('is preceded by the live pages whose links lead to it', async () => {
    const target = await livePage();
    const longer = await livePage(`${String(target.path)}-2`);
    const [linking, other, draft] = [await livePage(), await livePage(), await livePage()];
    const linkOf = async ({ id, path }: typeof target, href: string) =>
      anna.publish(id, pageOf(String(path), { href }));
    await linkOf(linking, `${String(target.path)}#form`);
    await linkOf(other, String(longer.path));
    await anna.save(draft.id, pageOf(String(draft.path), { href: String(target.path) }));

    expect(await anna.call('staffLinkingPages', { id: target.id })).toEqual([
      { id: linking.id, path: linking.path, title: `Страница ${String(linking.path)}` },
    ]);
  });

  it('leaves nothing, and the page comes back with its redirects', async () => {
    const [first, second] = [newPath(), newPath()];
    const { id } = await livePage(first);
    await anna.call('staffMovePage', { id, path: second });

    expect(await anna.call('staffUnpublish', { id })).toMatchObject({ state: 'off', path: second, liveVersion: 2 });

    expect(await publishedPath(id)).toBeUndefined();
    expect((await published()).off).toContain(id);
    expect(await redirects()).not.toHaveProperty(first);
    await anna.call('staffRestore', { id, number: 2 });
    expect(await redirects()).toMatchObject({ [first]: second });
  });

  it('may lead visitors to another page, and the page may return to its address', async () => {
    const { id, path } = await livePage();

    await anna.call('staffUnpublish', { id, redirectTo: '/rental' });
    expect(await redirects()).toMatchObject({ [String(path)]: '/rental' });

    const { draft } = await anna.get(id);
    await anna.call('staffPublish', { id, revision: draft.revision });
    expect(await publishedPath(id)).toBe(path);
    expect(await redirects()).not.toHaveProperty(String(path));
  });

  it('follows redirects, and refuses loops and addresses that nobody answers', async () => {
    const [first, second] = [newPath(), newPath()];
    const target = await livePage(first);
    await anna.call('staffMovePage', { id: target.id, path: second });
    const { id, path } = await livePage();

    const refusal = { code: 'BAD_REQUEST', fields: { redirectTo: expect.any(String) } };
    for (const redirectTo of [path, '/nowhere', 'https://evil.test/', '//evil.test', '/\u0001']) {
      expect(await anna.refusal('staffUnpublish', { id, redirectTo })).toEqual(refusal);
    }
    // The target has led here before: it would lead back.
    expect(await anna.refusal('staffUnpublish', { id: target.id, redirectTo: first })).toEqual(refusal);
    await anna.call('staffUnpublish', { id, redirectTo: first });
    expect(await redirects()).toMatchObject({ [String(path)]: second });
  });

  it.each(['home', 'rental'])('needs another page for %s, which header or footer link to', async (id) => {
    expect(await anna.refusal('staffUnpublish', { id })).toEqual({
      code: 'BAD_REQUEST',
      fields: { redirectTo: expect.stringContaining('меню') },
    });
  });

  it('is possible once', async () => {
    const { id } = await livePage();
    await anna.call('staffUnpublish', { id });

    expect(await anna.refusal('staffUnpublish', { id })).toEqual({ code: 'CONFLICT' });
  });
});

describe('taking a version back', () => {
  it('makes a new version of an old one, and the draft follows', async () => {
    const { id, path } = await livePage();
    const before = await anna.get(id);
    await anna.publish(id, pageOf(String(path), { heading: 'Ошибка' }));

    const restored = await anna.call('staffRestore', { id, number: 1 });

    expect(restored).toMatchObject({ liveVersion: 3, draft: { document: before.draft.document, revision: 4 } });
    expect((await versions(id)).map(({ number, note }) => [number, note])).toEqual([
      [3, 'Возвращена версия 1'],
      [2, null],
      [1, null],
    ]);
    expect((await versions(id, 3)).map(({ number }) => number)).toEqual([2, 1]);
  });

  it('leaves a draft alone that has something unpublished', async () => {
    const { id, path } = await livePage();
    await anna.publish(id, pageOf(String(path), { heading: 'Ошибка' }));
    const draft = pageOf(String(path), { heading: 'Почти готово' });
    await anna.save(id, draft);

    expect(await anna.call('staffRestore', { id, number: 1 })).toMatchObject({
      liveVersion: 3,
      draft: { document: draft },
    });
  });

  it('keeps the present address', async () => {
    const [first, second] = [newPath(), newPath()];
    const { id } = await livePage(first);
    await anna.call('staffMovePage', { id, path: second });

    expect(await anna.call('staffRestore', { id, number: 1 })).toMatchObject({ path: second });

    const [latest] = await versions(id);
    expect((latest?.document as TestDocument).root.props.path).toBe(second);
  });

  it.each([0, 2, -1, 2_000_000_000])('knows no version %d', async (number) => {
    const { id } = await livePage();

    expect(await anna.refusal('staffRestore', { id, number })).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('previews', () => {
  const open = (url: string) => parts.shop.app.inject(`/pages/drafts/${url.split('/').pop()}`);

  it('show the draft as it is now, or one version, until they are revoked', async () => {
    const { id, path } = await livePage();
    const { url } = await anna.call<{ url: string }>('staffMakePreview', { id });
    const ofVersion = await anna.call<{ url: string }>('staffMakePreview', { id, number: 1 });
    expect(url).toMatch(/^http:\/\/localhost:3000\/draft\/[\w-]{43}$/);
    const draft = pageOf(String(path), { heading: 'Почти готово' });
    await anna.save(id, draft);

    expect((await open(url)).json()).toEqual({ id, path, document: draft });
    expect((await open(ofVersion.url)).json()).toEqual({ id, path, document: pageOf(String(path)) });

    expect(await anna.call('staffRevokePreview', { id })).toEqual({ success: true });
    expect([(await open(url)).statusCode, (await open(ofVersion.url)).statusCode]).toEqual([404, 404]);
  });

  it('end after seven days, and are stored as hashes', async () => {
    const { id } = await livePage();
    const { url } = await anna.call<{ url: string }>('staffMakePreview', { id });
    const { rows } = await parts.database.db.query<{ days: number; preview: string }>(
      `select extract(day from expires_at - made_at)::int as days, page_previews::text as preview
         from page_previews where page_id = $1`,
      [id],
    );

    expect(rows).toEqual([{ days: 7, preview: expect.not.stringContaining(String(url.split('/').pop())) }]);
    await parts.database.db.query("update page_previews set expires_at = now() - interval '1 second'");
    expect((await open(url)).statusCode).toBe(404);
  });

  it('are of versions that exist', async () => {
    expect(await anna.refusal('staffMakePreview', { id: 'rental', number: 9 })).toEqual({ code: 'NOT_FOUND' });
    expect(await anna.refusal('staffMakePreview', { id: 'nobody' })).toEqual({ code: 'NOT_FOUND' });
  });
});

it('keeps versions from changing', async () => {
  const changes = ["update page_versions set note = ''", 'delete from page_versions', 'truncate page_versions cascade'];
  for (const change of changes) {
    await expect(parts.database.db.query(change)).rejects.toThrow('never changed or deleted');
  }
});

it('keeps a version without a name when its author deletes the account', async () => {
  const { id } = await livePage();
  await parts.database.db.query('update users set fullname = $1 where id = $2', ['Другое Имя', parts.publisher.id]);
  expect((await versions(id))[0]?.madeBy).toBe('Другое Имя');

  await parts.database.db.query('delete from users where id = $1', [parts.publisher.id]);

  const { rows } = await parts.database.db.query('select made_by from page_versions where page_id = $1', [id]);
  expect(rows).toEqual([{ made_by: parts.publisher.id }]);
  const other = pagesOf(parts.shop, parts.editor);
  expect((await other.call<PageVersion[]>('staffVersions', { id }))[0]?.madeBy).toBeNull();
});
