import { randomBytes } from 'node:crypto';
import { createVersionSet, type VersionSet } from '../sets/version-set';
import { documentOf, requestOf } from '../../testing/test-pages';
import { liveRemote } from '../../../src/testing/live-remote';
import { createPageCache } from './page-cache';
import type { RenderedDocument } from '../../protocol/messages';
import type { PageRequest } from '../sets/page-request';

function versionSet(version: string): VersionSet {
  const remote = liveRemote('mfe-test', [{ id: 'any', path: '/*', access: 'public', query: ['q'] }]);
  return createVersionSet('1', [{ ...remote, version }]);
}

function setup(render: (address: string) => Promise<RenderedDocument>, maxBytes = 1e9) {
  const clock = { nowMs: 1_000_000 };
  const users = new Map<string, 'previews' | null>();
  const lookups: string[] = [];
  const onFailure = jest.fn();
  const rendered = jest.fn(({ pathname, search }: PageRequest) => render(pathname + search));
  const cache = createPageCache({
    maxBytes,
    render: rendered,
    usersOf: (setId) => users.get(setId) ?? (users.has(setId) ? null : 'visitors'),
    onFailure,
    onLookup: (result) => lookups.push(result),
    now: () => clock.nowMs,
  });
  const get = (address: string) => cache.get(requestOf(address));
  const html = async (address: string) => (await (await get(address)).html.as('identity')).toString();
  return { cache, users, get, clock, lookups, onFailure, rendered, html };
}

/** A cache whose page shows how often it was rendered. */
function counting(changes?: Partial<RenderedDocument>) {
  let count = 0;
  return setup(async () => documentOf(`render ${(count += 1)}`, changes));
}

describe('createPageCache', () => {
  it('renders a page once in 15 s', async () => {
    const { html, clock, lookups } = counting();
    expect(await html('/')).toBe('render 1');

    clock.nowMs += 14_999;
    expect(await html('/')).toBe('render 1');

    expect(lookups).toEqual(['miss', 'hit']);
  });

  it('renders every page again after goods have changed, and shows the former one meanwhile', async () => {
    const { html, cache } = counting();
    await html('/');

    cache.expire();

    expect(await html('/')).toBe('render 1');
    await cache.settled();
    expect(await html('/')).toBe('render 2');
  });

  it('keeps no page whose render began before goods have changed', async () => {
    const { html, cache, rendered } = counting();
    const first = html('/');
    cache.expire();
    await first;

    expect(await html('/')).toBe('render 2');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('renders a page again whose contents have changed, with any query, and no other', async () => {
    const { html, cache } = counting();
    for (const address of ['/', '/?q=1', '/rental']) await html(address);

    cache.forgetPaths(['/']);

    expect(await html('/')).toBe('render 4');
    expect(await html('/?q=1')).toBe('render 5');
    expect(await html('/rental')).toBe('render 3');
  });

  it('forgets all pages, and says which', async () => {
    const { html, cache } = counting();
    for (const address of ['/', '/?q=1', '/rental']) await html(address);

    expect(cache.forgetAll().toSorted()).toEqual(['/', '/?q=1', '/rental']);

    expect(await html('/')).toBe('render 4');
  });

  it('does not keep a page that was being rendered when its contents changed', async () => {
    let finish = () => undefined as unknown;
    const finished = new Promise((resolve) => (finish = () => resolve(undefined)));
    let count = 0;
    const { html, cache } = setup(async () => {
      const number = (count += 1);
      if (number === 1) await finished;
      return documentOf(`render ${number}`);
    });
    const before = html('/');
    cache.forgetPaths(['/']);
    expect(await html('/')).toBe('render 2');

    finish();

    expect(await before).toBe('render 1');
    expect(await html('/')).toBe('render 2');
  });

  it('serves a stale page without waiting, and renders it again once', async () => {
    const { html, clock, cache, lookups, rendered } = counting();
    await html('/');

    clock.nowMs += 15_000;
    expect(await Promise.all([html('/'), html('/')])).toEqual(['render 1', 'render 1']);
    await cache.settled();

    expect(await html('/')).toBe('render 2');
    expect(rendered).toHaveBeenCalledTimes(2);
    expect(lookups).toEqual(['miss', 'stale', 'stale', 'hit']);
  });

  it('caches each path separately', async () => {
    const { html } = setup(async (pathname) => documentOf(pathname));

    expect(await html('/a')).toBe('/a');
    expect(await html('/b')).toBe('/b');
  });

  it('renders once for several requests at the same time', async () => {
    const { get, rendered } = counting();

    await Promise.all([get('/'), get('/'), get('/')]);

    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('renders a page that lacks something again after 1 s', async () => {
    const { cache, html, clock } = counting({ isComplete: false });
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

  it('keeps a whole page while its set can only render one that lacks something, and asks every second', async () => {
    let isApiUp = true;
    const { cache, html, clock } = setup(async () =>
      isApiUp ? documentOf('whole') : documentOf('a panel', { isComplete: false }),
    );
    await html('/');

    isApiUp = false;
    clock.nowMs += 15_000;
    await html('/');
    await cache.settled();
    expect(await html('/')).toBe('whole');

    isApiUp = true;
    clock.nowMs += 1000;
    await html('/');
    await cache.settled();
    clock.nowMs += 14_999;
    expect(await html('/')).toBe('whole');
  });

  it('throws the error of rendering when nothing is cached, and tries again on the next request', async () => {
    const answers = [Promise.reject(new Error('broken')), Promise.resolve(documentOf('whole'))];
    const { html } = setup(() => answers.shift() ?? Promise.reject(new Error('no more')));

    await expect(html('/')).rejects.toThrow('broken');
    expect(await html('/')).toBe('whole');
  });

  it('serves the stale page when rendering it again fails, and reports it', async () => {
    let isBroken = false;
    const { html, clock, onFailure, cache } = setup(async () => {
      if (isBroken) throw new Error('broken');
      return documentOf('good');
    });
    await html('/');
    isBroken = true;

    clock.nowMs += 15_000;
    await html('/');
    await cache.settled();
    clock.nowMs += 15_000;
    await html('/');
    await cache.settled();

    expect(await html('/')).toBe('good');
    expect(onFailure).toHaveBeenCalledTimes(2);
    expect(onFailure).toHaveBeenCalledWith('/', expect.objectContaining({ message: 'broken' }));
  });

  it('holds as many bytes as it may, and drops the least recently requested page', async () => {
    const page = documentOf('', { html: randomBytes(20_000) });
    const { get, lookups } = setup(async () => page, 250_000);
    for (let count = 0; count < 9; count += 1) await get(`/${count}`);
    await get('/0');

    await get('/one-more');
    lookups.length = 0;
    await get('/0');
    await get('/8');
    await get('/1');

    expect(lookups).toEqual(['hit', 'hit', 'miss']);
  });

  it.each([
    ['queries', (count: number) => `/?q=${count}`, {}],
    ['unknown addresses', (count: number) => `/no-${count}`, { status: 404 }],
  ])('never lets %s push out other pages', async (_what, madeUp, changes) => {
    const { cache, get } = setup(async (address) => documentOf(address, address === '/' ? {} : changes), 1e6);
    await get('/');

    for (let count = 0; count <= 100; count += 1) await get(madeUp(count));

    expect(cache.has(requestOf('/'))).toBe(true);
    expect(cache.has(requestOf(madeUp(100)))).toBe(true);
    expect(cache.has(requestOf(madeUp(0)))).toBe(false);
  });

  it('serves a page that was removed as 404', async () => {
    const statuses = [200, 404];
    const { cache, get, clock } = setup(async () => documentOf('page', { status: statuses.shift() ?? 404 }));
    expect(await get('/a')).toMatchObject({ status: 200 });

    clock.nowMs += 15_000;
    await get('/a');
    await cache.settled();

    expect(await get('/a')).toMatchObject({ status: 404 });
  });

  describe('with sets of versions', () => {
    const [OLD, NEW] = ['1', '2'].map((version) => versionSet(version));
    if (!OLD || !NEW) throw new Error('two sets');

    const pageOf = (set: VersionSet, address = '/') => requestOf(address, set);

    it('renders a page for each set', async () => {
      const { cache, rendered } = counting();

      for (const set of [OLD, NEW, OLD, NEW]) await cache.get(pageOf(set));

      expect(rendered).toHaveBeenCalledTimes(2);
    });

    it('forgets the sets that nobody gets any more, and tells which pages those were', async () => {
      const { cache, users } = counting();
      for (const address of ['/', '/a?q=1']) await cache.get(pageOf(OLD, address));
      await cache.get(pageOf(NEW));

      users.set(OLD.id, null);
      expect(cache.forgetSets()).toEqual(['/', '/a?q=1']);

      expect(cache.has(pageOf(OLD))).toBe(false);
      expect(cache.has(pageOf(NEW))).toBe(true);
    });

    it('keeps everything when the sets have not changed', async () => {
      const { cache } = counting();
      await cache.get(pageOf(OLD));

      expect(cache.forgetSets()).toEqual([]);

      expect(cache.has(pageOf(OLD))).toBe(true);
    });

    it('lets previews push out none of the pages of visitors', async () => {
      const { cache, users } = setup(async () => documentOf(randomBytes(500).toString('hex')), 100_000);
      users.set(NEW.id, 'previews');
      await cache.get(pageOf(OLD));

      for (let count = 0; count < 50; count += 1) await cache.get(pageOf(NEW, `/${count}`));

      expect(cache.has(pageOf(OLD))).toBe(true);
      expect(cache.has(pageOf(NEW, '/49'))).toBe(true);
      expect(cache.has(pageOf(NEW, '/0'))).toBe(false);
    });

    it('does not keep a page whose set was forgotten while it rendered', async () => {
      const pending: ((document: RenderedDocument) => void)[] = [];
      const { cache, users } = setup(() => new Promise((resolve) => pending.push(resolve)));
      const before = cache.get(pageOf(OLD));

      users.set(OLD.id, null);
      cache.forgetSets();
      pending[0]?.(documentOf('old version'));
      await before;

      expect(cache.has(pageOf(OLD))).toBe(false);
    });
  });
});
