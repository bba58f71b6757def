import { startTestHost, previewToken, textBundle, type TestHost } from '../testing/test-host';
import { publicRoute, removeTemporaryDirs, type StoredVersion } from '../testing/temporary-store';

const WITHDRAWN = { at: '2026-11-25T10:00:00.000Z', why: 'empty cart' };

const SOURCE = { tree: 'tree', builtAt: '2026-11-25T10:00:00.000Z' };
const NEVER_LIVE = { isDeployed: false, changes: { source: SOURCE } };

const REMOTES: Record<string, StoredVersion[]> = {
  'mfe-test': [
    { version: 'live', code: textBundle('Прежняя') },
    { version: 'next', code: textBundle('Новая'), ...NEVER_LIVE },
    { version: 'throws', code: textBundle('Сломана', { inRender: 'throw new Error("oops")' }), ...NEVER_LIVE },
    { version: 'broken', code: textBundle('', { atLoad: 'throw new Error("oops")' }), ...NEVER_LIVE },
    {
      version: 'bad',
      code: textBundle('Плохая'),
      ...NEVER_LIVE,
      changes: { ...NEVER_LIVE.changes, withdrawn: WITHDRAWN },
    },
  ],
};

let host: TestHost;
beforeEach(async () => {
  host = await startTestHost(REMOTES);
});
afterEach(() => host.close());
afterAll(removeTemporaryDirs);

const cookieOf = (version: string) => ({ cookie: `a=1; preview=${previewToken({ 'mfe-test': version })}` });
const badgeIn = (html: string) => /<aside id="preview".*?<\/aside>/.exec(html)?.[0].replaceAll(/<[^>]+>/g, ' ') ?? '';

it('a link sets a cookie that scripts cannot read, until the preview ends', async () => {
  const token = previewToken({ 'mfe-test': 'next' });

  const { statusCode, headers } = await host.get(`/_preview/${token}`);

  expect([statusCode, headers.location]).toEqual([302, '/']);
  expect(headers['set-cookie']).toBe(`preview=${token}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax`);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
});

it.each([
  [['/:slug', '/goods/:id', '/goods/:category?/:page?', '/other'], '/goods'],
  [['/:slug'], '/'],
])('a link to a version with the pages %j leads to %s', async (paths, page) => {
  await host.close();
  const routes = paths.map((path) => publicRoute(path, path));
  host = await startTestHost({ 'mfe-test': [{ version: 'next', code: textBundle(''), routes, ...NEVER_LIVE }] });

  const { headers } = await host.get(`/_preview/${previewToken({ 'mfe-test': 'next' })}`);

  expect(headers.location).toBe(page);
});

it('whoever has the cookie gets the version on pages and payloads, and nobody else', async () => {
  const plain = await host.get('/');
  const page = await host.get('/', cookieOf('next'));
  const payload = await host.get('/page-data/', cookieOf('next'));
  const after = await host.get('/');

  expect(page.body).toContain('<h1>Новая</h1>');
  expect(payload.json()).toMatchObject({ versions: { 'mfe-test': 'next' } });
  expect(payload.headers['x-shop-set']).toBe(page.headers['x-shop-set']);
  expect(page.headers['x-shop-set']).not.toBe(plain.headers['x-shop-set']);
  for (const { body, headers } of [plain, after]) {
    expect(body).toContain('<h1>Прежняя</h1>');
    expect(body).not.toContain('id="preview"');
    expect(headers['cache-control']).toContain('public');
  }
});

it('a previewed page is neither stored nor found by search engines', async () => {
  for (const url of ['/', '/page-data/', '/unknown']) {
    const { headers } = await host.get(url, cookieOf('next'));
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(headers.etag).toBeUndefined();
  }
  expect((await host.get('/', cookieOf('next'))).body).toContain('<meta name="robots" content="noindex">');
});

it('the badge names remote and version, works without scripts, and its style is allowed', async () => {
  const { body, headers } = await host.get('/', cookieOf('next'));

  expect(badgeIn(body)).toMatch(/Предпросмотр\s+mfe-test next\s+Выйти/);
  expect(body).toContain('<form method="post" action="/_preview/off"><button>');
  const styles = [...body.matchAll(/<style/g)].length;
  const allowed = /style-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.match(/sha256/g)?.length;
  expect(allowed).toBe(styles + 1); // and the empty one
});

it.each([
  ['throws', 'здесь не&nbsp;работает, показана обычная'],
  ['broken', 'здесь не&nbsp;работает, показана обычная'],
  ['bad', 'отозвана, показана обычная'],
  ['unknown', 'удалена, показана обычная'],
])('the badge says that the version %s is not shown', async (version, note) => {
  const { body, statusCode } = await host.get('/', cookieOf(version));

  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>Прежняя</h1>');
  expect(badgeIn(body)).toContain(`mfe-test ${version} — ${note}`);
});

it('the badge says that the version is live already', async () => {
  expect(badgeIn((await host.get('/', cookieOf('live'))).body)).toContain('mfe-test live — уже на&nbsp;сайте');
});

it('the way out removes the cookie', async () => {
  const { statusCode, headers } = await host.app.inject({
    method: 'POST',
    url: '/_preview/off',
    headers: { ...cookieOf('next'), 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });

  expect([statusCode, headers.location]).toEqual([303, '/']);
  expect(headers['set-cookie']).toBe('preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});

const valid = previewToken({ 'mfe-test': 'next' });

it.each([
  [404, 'Ссылка неверна', valid.slice(0, -4)],
  [404, 'Ссылка неверна', `${valid}x`.replace('.', '.x')],
  [404, 'Ссылка неверна', 'nonsense'],
  [404, 'Ссылка неверна', ''],
  [410, 'Срок этой ссылки истёк', previewToken({ 'mfe-test': 'next' }, -1)],
  [410, 'Версия mfe-test bad отозвана', previewToken({ 'mfe-test': 'bad' })],
  [410, 'Версия mfe-test unknown удалена', previewToken({ 'mfe-test': 'unknown' })],
])('answers %s «%s…» to a link that does not open', async (status, text, token) => {
  const { statusCode, body, headers } = await host.get(`/_preview/${token}`);

  expect(statusCode).toBe(status);
  expect(body).toContain(text);
  expect(body).toMatch(/<h1[^>]*>Предпросмотр не открылся/);
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

it.each(['nonsense', previewToken({ 'mfe-test': 'next' }, -1)])(
  'a cookie that is not valid is as good as none',
  async (token) => {
    const { body, headers } = await host.get('/', { cookie: `preview=${token}` });

    expect(body).toContain('<h1>Прежняя</h1>');
    expect(headers['cache-control']).toContain('public');
  },
);

it('follows the registry: a version that is withdrawn is gone from its preview', async () => {
  const headers = cookieOf('next');
  expect((await host.get('/', headers)).body).toContain('<h1>Новая</h1>');
  const versions = (REMOTES['mfe-test'] ?? []).map((stored) =>
    stored.version === 'next' ? { ...stored, changes: { source: SOURCE, withdrawn: WITHDRAWN } } : stored,
  );

  await host.publish({ 'mfe-test': versions });

  const { body } = await host.get('/', headers);
  expect(body).toContain('<h1>Прежняя</h1>');
  expect(badgeIn(body)).toContain('отозвана');
});

describe('a call of the API', () => {
  const call = async (headers: Record<string, string>) => {
    await host.app.inject({
      method: 'POST',
      url: '/api',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{}',
    });
    return host.calls.find(({ url }) => url === '/api')?.headers['x-shop-preview'];
  };

  it('names the versions of the preview that it comes from', async () => {
    const token = previewToken({ 'mfe-test': 'next', 'mfe-cart': '1' });

    expect(await call({ cookie: `preview=${token}` })).toBe('mfe-test@next mfe-cart@1');
  });

  it('names none that somebody claims', async () => {
    expect(await call({ 'x-shop-preview': 'mfe-test@next', 'X-Shop-Preview': 'x' })).toBeUndefined();
  });

  it('of a preview does not say what somebody claims', async () => {
    expect(await call({ ...cookieOf('next'), 'x-shop-preview': 'forged' })).toBe('mfe-test@next');
  });
});

describe('what a page is made of', () => {
  const panelIn = (html: string) => /<aside id="made-of".*?<\/aside>/.exec(html)?.[0] ?? '';
  const wordsOf = (html: string) =>
    panelIn(html)
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  const choose = (cookie: string, payload: string) =>
    host.app.inject({
      method: 'POST',
      url: '/_preview/versions',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });

  it('is told to those who have a preview, and to nobody else', async () => {
    const { body, headers } = await host.get('/?made-of', cookieOf('next'));
    const plain = await host.get('/?made-of');

    expect(wordsOf(body)).toMatch(/\/\?made-of · набор \w{12} · у сервера за \d+ мс · запрос \S+/);
    expect(wordsOf(body)).toContain('mfe-test next в HTML: страница «page» в браузере');
    expect(body).toContain('<script>tellLoaded()</script>');
    expect(String(headers['content-security-policy'])).toMatch(/script-src 'self' 'sha256-[^ ]+' 'sha256-/);
    expect(plain.body).not.toContain('id="made-of"');
    expect(plain.headers['cache-control']).toContain('public');
  });

  it.each([
    ['throws', 'page page: Error: oops'],
    ['broken', 'load: Error: oops'],
  ])('says why the version %s is not shown', async (version, reason) => {
    const { body } = await host.get('/?made-of', cookieOf(version));

    expect(wordsOf(body)).toContain(`это версия live, потому что ${version} не смогла: ${reason}`);
  });

  it('offers the versions that the registry has, and none that was withdrawn', async () => {
    const { body } = await host.get('/?made-of', cookieOf('next'));

    const options = [...panelIn(body).matchAll(/<option value="([^"]*)"( selected)?>([^<]*)/g)];
    expect(options.map(([, value, selected, words]) => [value, Boolean(selected), words])).toEqual([
      ['live', false, 'live — на сайте'],
      ['next', true, 'next'],
      ['throws', false, 'throws'],
      ['broken', false, 'broken'],
    ]);
  });

  it('shows a visitor what he has chosen, until the preview ends', async () => {
    const preview = cookieOf('throws').cookie;
    const { statusCode, headers } = await choose(preview, 'back=%2F%3Fa%3D1&mfe-test=next');
    const chosen = `${preview}; choice=mfe-test=next`;

    expect([statusCode, headers.location]).toEqual([303, '/?a=1&made-of=#made-of']);
    expect(headers['set-cookie']).toMatch(/^choice=mfe-test=next; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect((await host.get('/', { cookie: chosen })).body).toContain('<h1>Новая</h1>');
    expect((await host.get('/page-data/', { cookie: chosen })).json()).toMatchObject({
      versions: { 'mfe-test': 'next' },
    });
    expect((await host.get('/', { cookie: 'choice=mfe-test=next' })).body).toContain('<h1>Прежняя</h1>');
  });

  it.each(['mfe-test=bad', 'mfe-test=gone', 'mfe-test=%3Cscript%3E', '__proto__=next', 'mfe-other=next', '%', ''])(
    'shows the versions of the preview for the choice «%s»',
    async (choice) => {
      const { body, statusCode } = await host.get('/?made-of', {
        cookie: `${cookieOf('next').cookie}; choice=${choice}`,
      });

      expect(statusCode).toBe(200);
      expect(body).toContain(/bad|gone/.test(choice) ? '<h1>Прежняя</h1>' : '<h1>Новая</h1>');
      expect(body).not.toContain('<script>"');
    },
  );

  it('refuses a choice without a preview, and leads nowhere else', async () => {
    expect((await choose('a=1', 'mfe-test=next')).statusCode).toBe(410);
    const { headers } = await choose(cookieOf('next').cookie, 'back=%2F%2Fevil.test%2Fx&mfe-test=next');
    expect(headers.location).toBe('/evil.test/x?made-of=#made-of');
  });

  it('forgets the choice with the preview, and with another link', async () => {
    const cookie = `${cookieOf('next').cookie}; choice=mfe-test=live`;
    const off = await host.app.inject({ method: 'POST', url: '/_preview/off', headers: { cookie } });
    const other = await host.get(`/_preview/${previewToken({ 'mfe-test': 'next' })}`, { cookie });

    for (const { headers } of [off, other]) {
      expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^choice=; Path=\/; Max-Age=0/));
    }
  });
});
