import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageCache } from './page-cache';
import type { RenderedDocument } from './page-renderer';

const documentOf = (html: string, changes: Partial<RenderedDocument> = {}): RenderedDocument => ({
  status: 200,
  html,
  csp: "default-src 'none'",
  isWhole: true,
  picture: null,
  ...changes,
});

function setup(render: (pathname: string) => Promise<RenderedDocument>) {
  const clock = { nowMs: 1_000_000 };
  const lookups: string[] = [];
  const deferred: (() => void)[] = [];
  const onFailure = jest.fn();
  const rendered = jest.fn(render);
  const cache = createPageCache({
    render: rendered,
    onFailure,
    onLookup: (result) => lookups.push(result),
    now: () => clock.nowMs,
    defer: (work) => deferred.push(work),
  });
  const html = async (pathname: string) => (await cache.get(pathname)).plain.toString();
  /** The visitors have gone: what waits for that happens. */
  const quiet = async () => {
    deferred.splice(0).forEach((work) => work());
    await cache.settled();
  };
  return { cache, clock, lookups, onFailure, rendered, html, quiet };
}

/** A cache whose page says how often it was rendered. */
function counting(changes?: Partial<RenderedDocument>) {
  let count = 0;
  return setup(async () => documentOf(`render ${(count += 1)}`, changes));
}

describe('createPageCache', () => {
  afterEach(() => jest.useRealTimers());

  it('renders a page once in 15 s', async () => {
    const { html, clock, lookups } = counting();
    expect(await html('/')).toBe('render 1');

    clock.nowMs += 14_999;
    expect(await html('/')).toBe('render 1');

    expect(lookups).toEqual(['miss', 'hit']);
  });

  it('serves a stale page at once, and renders it anew once when its visitors have their files', async () => {
    const { html, clock, lookups, rendered, quiet } = counting();
    await html('/');

    clock.nowMs += 15_000;
    expect(await html('/')).toBe('render 1');
    expect(await html('/')).toBe('render 1');
    expect(rendered).toHaveBeenCalledTimes(1);
    await quiet();

    expect(await html('/')).toBe('render 2');
    expect(rendered).toHaveBeenCalledTimes(2);
    expect(lookups).toEqual(['miss', 'stale', 'stale', 'hit']);
  });

  it('leaves the visitor who finds a page stale 2 s for his files', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const render = jest.fn(async () => documentOf('page'));
    const cache = createPageCache({ render, onFailure: jest.fn() });
    await cache.get('/');
    jest.setSystemTime(Date.now() + 15_000);
    await cache.get('/');

    jest.advanceTimersByTime(1999);
    expect(render).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(render).toHaveBeenCalledTimes(2);
    await cache.settled();
  });

  it('does not render a stale page anew when it was cleared meanwhile', async () => {
    const { cache, html, clock, rendered, quiet } = counting();
    await html('/');
    clock.nowMs += 15_000;
    await html('/');

    cache.clear();
    expect(await html('/')).toBe('render 2');
    await quiet();

    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('keeps the pages of different paths apart', async () => {
    const { html } = setup(async (pathname) => documentOf(pathname));

    expect(await html('/a')).toBe('/a');
    expect(await html('/b')).toBe('/b');
  });

  it('renders once for many who ask at the same time', async () => {
    const { cache, rendered } = counting();

    await Promise.all([cache.get('/'), cache.get('/'), cache.get('/')]);

    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('tries a page that lacks something again after 1 s', async () => {
    const { cache, html, clock } = counting({ isWhole: false });
    await html('/');

    clock.nowMs += 999;
    await html('/');
    await cache.settled();
    expect(await html('/')).toBe('render 1');

    clock.nowMs += 1;
    await html('/');
    await cache.settled();
    expect(await html('/')).toBe('render 2');
  });

  it('throws what rendering throws when nothing is kept, and tries again with the next visitor', async () => {
    const answers = [Promise.reject(new Error('broken')), Promise.resolve(documentOf('whole'))];
    const { html } = setup(() => answers.shift() ?? Promise.reject(new Error('no more')));

    await expect(html('/')).rejects.toThrow('broken');
    expect(await html('/')).toBe('whole');
  });

  it('keeps the stale page when rendering anew fails, and reports it', async () => {
    let isBroken = false;
    const { html, clock, onFailure, quiet } = setup(async () => {
      if (isBroken) throw new Error('broken');
      return documentOf('good');
    });
    await html('/');
    isBroken = true;

    clock.nowMs += 15_000;
    await html('/');
    await quiet();
    clock.nowMs += 15_000;
    await html('/');
    await quiet();

    expect(await html('/')).toBe('good');
    expect(onFailure).toHaveBeenCalledTimes(2);
    expect(onFailure).toHaveBeenCalledWith('/', expect.objectContaining({ message: 'broken' }));
  });

  it('holds 500 pages and lets the one asked for longest ago go', async () => {
    const { cache, lookups } = setup(async (pathname) => documentOf(pathname));
    for (let page = 0; page < 500; page += 1) await cache.get(`/${page}`);
    await cache.get('/0');

    await cache.get('/one-more');
    lookups.length = 0;
    await cache.get('/0');
    await cache.get('/499');
    await cache.get('/1');

    expect(lookups).toEqual(['hit', 'hit', 'miss']);
  });

  it.each([
    ['queries', (count: number) => `/?q=${count}`, {}],
    ['addresses that name nothing', (count: number) => `/no-${count}`, { status: 404 }],
  ])('keeps its pages however many %s are made up, and 100 of those', async (_what, madeUp, changes) => {
    const { cache, lookups } = setup(async (address) => documentOf(address, address === '/' ? {} : changes));
    await cache.get('/');

    for (let count = 0; count <= 500; count += 1) await cache.get(madeUp(count));
    lookups.length = 0;
    await cache.get('/');
    await cache.get(madeUp(401));
    await cache.get(madeUp(400));

    expect(lookups).toEqual(['hit', 'hit', 'miss']);
  });

  it('moves a page that has gone, and finds it there', async () => {
    const statuses = [200, 404];
    const { cache, clock, quiet } = setup(async () => documentOf('page', { status: statuses.shift() ?? 404 }));
    expect(await cache.get('/a')).toMatchObject({ status: 200 });

    clock.nowMs += 15_000;
    await cache.get('/a');
    await quiet();

    expect(await cache.get('/a')).toMatchObject({ status: 404 });
  });

  it('forgets every page when it is cleared', async () => {
    const { cache, html } = counting();
    await html('/');

    cache.clear();

    expect(await html('/')).toBe('render 2');
  });

  it('does not keep a page that was begun before it was cleared', async () => {
    const pending: ((document: RenderedDocument) => void)[] = [];
    const { cache, html, rendered } = setup(() => new Promise((resolve) => pending.push(resolve)));
    const before = html('/');

    cache.clear();
    const after = html('/');
    pending[1]?.(documentOf('new version'));
    expect(await after).toBe('new version');
    pending[0]?.(documentOf('old version'));
    expect(await before).toBe('old version');

    expect(await html('/')).toBe('new version');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('compresses each page once, and names it by its content', async () => {
    const { cache } = setup(async (pathname) =>
      documentOf(pathname === '/c' ? 'other' : '<p>Привет</p>', { status: 404 }),
    );

    const [first, same, other] = await Promise.all(['/a', '/b', '/c'].map((pathname) => cache.get(pathname)));

    expect(first?.status).toBe(404);
    expect(first && brotliDecompressSync(first.brotli).toString()).toBe('<p>Привет</p>');
    expect(first && gunzipSync(first.gzip).toString()).toBe('<p>Привет</p>');
    expect(first?.etag).toMatch(/^"[\w-]{27}"$/);
    expect(first?.etag).toBe(same?.etag);
    expect(first?.etag).not.toBe(other?.etag);
  });
});
