import type { WidgetModule } from '@shop/shared/federation';
import type { PagePayload } from '@shop/shared/federation/page-data';
import { createTestShop } from '../testing/render-with-shop';
import { liveRemote } from '../testing/live-remote';
import { testPage, testPages } from '../testing/test-pages';
import { createRemoteSet } from './live-remote';

const at = (pathname: string, search = '') => ({ pathname, search });

const strip: WidgetModule = { Widget: () => <p>Товары</p> };

const PAYLOAD: PagePayload = {
  outcome: 'page',
  route: '/about',
  search: '',
  head: { title: 'О компании', description: '' },
  widgetData: {},
  versions: { 'mfe-test': '1' },
};

const answering = (payload: Partial<PagePayload>) => ({
  get: async () => ({ ...PAYLOAD, ...payload }),
});

describe('createPageLoader', () => {
  beforeEach(() => document.head.replaceChildren());

  it("resolves an address to its page, with parameters and the server's data", async () => {
    const page = testPage('Товар', {
      content: async (params) => ({ of: params }),
      data: ({ search }) => search.get('sort'),
    });
    const { loader, requestPayload } = testPages({ ':slug': page }, { routeChanges: { query: ['sort'] } });

    const resolved = await loader.resolve(at('/invis_duos', '?utm=1&sort=price'));

    expect(resolved).toMatchObject({
      kind: 'page',
      pathname: '/invis_duos',
      search: '?sort=price',
      params: { slug: 'invis_duos' },
      content: { of: { slug: 'invis_duos' } },
      data: 'price',
      head: { title: 'Товар' },
    });
    expect(requestPayload).toHaveBeenCalledWith('/invis_duos?sort=price');
  });

  it('requests the data of a page once', async () => {
    const { loader, requestPayload } = testPages({ about: testPage('О компании') });

    await loader.resolve(at('/about'));
    await loader.resolve(at('/about'));

    expect(requestPayload).toHaveBeenCalledTimes(1);
  });

  it('loads the lists of the route in parallel with the scripts, without waiting', async () => {
    const shop = createTestShop();
    const load = jest.spyOn(shop.lists, 'load').mockReturnValue(new Promise(() => undefined));
    const { loader } = testPages({ cart: testPage('Корзина') }, { shop, routeChanges: { lists: ['places'] } });

    void loader.resolve(at('/cart'));

    expect(load).toHaveBeenCalledWith(['places']);
  });

  it('opens a document when the server has another version of the remote', async () => {
    const { loader, openDocument } = testPages(
      { about: testPage('О компании') },
      { payloads: answering({ versions: { 'mfe-test': '2' } }) },
    );
    const settled = jest.fn();

    void loader.resolve(at('/about')).then(settled);
    await new Promise((resolve) => setTimeout(resolve));

    expect(openDocument).toHaveBeenCalledTimes(1);
    expect(settled).not.toHaveBeenCalled();
  });

  it('resolves to not-found when no remote has a route, or the server finds nothing', async () => {
    const gone = testPage('Товар', { head: () => ({ title: '', description: '', status: 404 }) });
    const { loader } = testPages({ gone });

    expect(await loader.resolve(at('/nothing'))).toEqual({ kind: 'not-found', pathname: '/nothing' });
    expect(await loader.resolve(at('/gone'))).toEqual({ kind: 'not-found', pathname: '/gone' });
  });

  it.each([
    ['the page has another layout', '/about', {}, { routeChanges: { layout: 'bare' } }],
    ['this document has another layout', '/about', {}, { layout: 'bare' }],
  ] as const)('opens a document when %s', async (_when, pathname, payload, options) => {
    const pages = { about: testPage('О компании') };
    const { loader, openDocument } = testPages(pages, { payloads: answering(payload), ...options });
    const settled = jest.fn();

    void loader.resolve(at(pathname)).then(settled);
    await new Promise((resolve) => setTimeout(resolve));

    expect(openDocument).toHaveBeenCalledTimes(1);
    expect(settled).not.toHaveBeenCalled();
  });

  it('refuses pages of users to guests, without loading them', async () => {
    const pages = { orders: testPage('Заказы') };
    const loadRemote = jest.fn(() => Promise.reject(new Error('not to be loaded')));

    const guest = testPages(pages, { userPages: ['orders'], loadRemote });
    const user = testPages(pages, { userPages: ['orders'], isSignedIn: () => true });

    expect(await guest.loader.resolve(at('/orders'))).toEqual({ kind: 'guarded', pathname: '/orders' });
    expect(loadRemote).not.toHaveBeenCalled();
    expect(guest.requestPayload).not.toHaveBeenCalled();
    expect(await user.loader.resolve(at('/orders'))).toMatchObject({ kind: 'page' });
  });

  it.each([
    ['load', 'the page does not load', { loadRemote: () => Promise.reject(new Error('down')) }],
    ['load', 'the remote does not have the route', { loadRemote: async () => ({ name: 'mfe-test', routes: [] }) }],
    ['log', 'the server could not make the page', { payloads: answering({ outcome: 'failed' }) }],
    ['log', 'the server does not answer', { payloads: { get: () => Promise.reject(new Error('down')) } }],
  ] as const)('resolves to failed, and reports as %s, when %s', async (kind, _what, options) => {
    const { loader, onFailure } = testPages({ about: testPage('x') }, options);

    const resolved = await loader.resolve(at('/about'));

    expect(resolved).toMatchObject({ kind: 'failed', pathname: '/about', remote: 'mfe-test' });
    expect(onFailure).toHaveBeenCalledWith('mfe-test', expect.any(Error), kind);
  });

  it('is tracked as activity while it resolves', async () => {
    const { loader, shop } = testPages({ about: testPage('О компании') });

    const resolving = loader.resolve(at('/about'));
    expect(shop.activity.getState().pending).toBe(1);
    await resolving;

    expect(shop.activity.getState().pending).toBe(0);
  });

  describe('isResolved', () => {
    const list = testPage('Товары', { data: () => [] });
    const own = { query: ['page'], lists: ['places' as const] };

    it('is true of the same page with another query, unless the server renders that part', async () => {
      const { loader } = testPages({ list, about: testPage('О нас') }, { routeChanges: { query: ['page'] } });
      const [shown, plain] = [await loader.resolve(at('/list')), await loader.resolve(at('/about'))];

      expect(loader.isResolved(shown, at('/list', '?utm=1'))).toBe(true);
      expect(loader.isResolved(shown, at('/list', '?page=2'))).toBe(false);
      expect(loader.isResolved(shown, at('/about'))).toBe(false);
      expect(loader.isResolved(plain, at('/about', '?page=2'))).toBe(true);
    });

    it('is true of any query once the page has its lists', async () => {
      const shop = createTestShop();
      shop.lists.stores.places.getState().replace([]);
      const { loader } = testPages({ list }, { shop, routeChanges: own });
      const empty = testPages({ list }, { shop: createTestShop(), routeChanges: own });

      expect(loader.isResolved(await loader.resolve(at('/list')), at('/list', '?page=2'))).toBe(true);
      expect(empty.loader.isResolved(await empty.loader.resolve(at('/list')), at('/list', '?page=2'))).toBe(false);
    });

    it('is not true of a page that failed', async () => {
      const { loader } = testPages({ about: new Error('down') });

      expect(loader.isResolved(await loader.resolve(at('/about')), at('/about'))).toBe(false);
    });
  });

  describe('widgets', () => {
    const pages = { home: testPage('Главная') };
    const routeChanges = { widgets: ['mfe-test/strip'] };

    it('load with the page whose route names them, and with their data', async () => {
      const widgetData = { 'mfe-test/strip {"slugs":[]}': ['INVIS DUOS'] };
      const { loader } = testPages(pages, {
        routeChanges,
        payloads: answering({ route: '/', widgetData }),
        widgets: { strip: async () => strip },
      });
      expect(loader.access.peekWidget('mfe-test/strip')).toBeUndefined();

      await loader.resolve(at('/'));

      expect(loader.access.peekWidget('mfe-test/strip')).toBe(strip);
      expect(loader.access.widgetData('mfe-test/strip', { slugs: [] })).toEqual(['INVIS DUOS']);
      expect(loader.access.widgetData('mfe-test/strip', { slugs: ['other'] })).toBeUndefined();
    });

    it.each([
      ['it does not load', 'mfe-test/strip', { strip: () => Promise.reject(new Error('down')) }],
      ['its remote does not have it', 'mfe-test/strip', {}],
      ['there is no such remote', 'mfe-other/strip', {}],
    ])('do not affect the page when %s', async (_what, id, widgets) => {
      const { loader, onFailure } = testPages(pages, { routeChanges: { widgets: [id] }, widgets });

      expect(await loader.resolve(at('/'))).toMatchObject({ kind: 'page' });

      expect(onFailure).toHaveBeenCalledWith(id, expect.any(Error), 'load');
      await expect(loader.access.loadWidget(id)).rejects.toThrow();
    });

    it('are not loaded with the page when the server rendered them', async () => {
      const load = jest.fn(async () => ({ Widget: strip.Widget }));
      const { loader } = testPages(pages, {
        routeChanges,
        widgets: { strip: load },
        widgetsInHtml: ['mfe-test/strip'],
      });

      await loader.resolve(at('/'));
      expect(load).not.toHaveBeenCalled();
      expect(loader.access.isInHtml('mfe-test/strip')).toBe(true);

      await loader.access.loadWidget('mfe-test/strip');
      await loader.access.loadWidget('mfe-test/strip');
      expect(load).toHaveBeenCalledTimes(1);
      expect(loader.access.isInHtml('mfe-test/strip')).toBe(false);
    });

    it('are loaded with the next page, which has no server HTML', async () => {
      const load = jest.fn(async () => strip);
      const { loader } = testPages(
        { ...pages, about: testPage('О компании') },
        { routeChanges, widgets: { strip: load }, widgetsInHtml: ['mfe-test/strip'] },
      );
      await loader.resolve(at('/'));

      await loader.resolve(at('/about'));

      expect(load).toHaveBeenCalledTimes(1);
    });
  });

  it('requests all scripts of a page together, each once', async () => {
    const remotes = createRemoteSet([
      liveRemote('mfe-test', [{ id: 'about', path: '/about', access: 'public', widgets: ['mfe-far/strip'] }], {
        chunks: { remote: ['expose.js'], about: ['about.js'] },
        integrity: { 'about.js': 'sha256-A' },
      }),
      liveRemote('mfe-far', [], { url: 'https://cdn.test/remoteEntry.js', chunks: { strip: ['strip.js'] } }),
    ]);
    const { loader } = testPages({ about: testPage('О компании') }, { remotes });

    await loader.resolve(at('/about'));
    await loader.resolve(at('/about'));

    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
    expect(links.map(({ href, integrity, crossOrigin }) => [href, integrity || null, crossOrigin])).toEqual([
      ['http://localhost/remotes/mfe-test/1/remoteEntry.js', null, null],
      ['http://localhost/remotes/mfe-test/1/expose.js', null, null],
      ['http://localhost/remotes/mfe-test/1/about.js', 'sha256-A', null],
      ['https://cdn.test/remoteEntry.js', null, 'anonymous'],
      ['https://cdn.test/strip.js', null, 'anonymous'],
    ]);
  });
});
