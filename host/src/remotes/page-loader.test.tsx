import type { WidgetModule } from '@shop/shared/federation';
import { createTestShop } from '../testing/render-with-shop';
import { liveRemote, testPage, testPages } from '../testing/test-pages';

const strip: WidgetModule = { Widget: () => <p>Товары</p>, lists: ['places'] };

describe('createPageLoader', () => {
  it('gives the page of an address with its parameters, its content and its lists', async () => {
    const shop = createTestShop();
    const load = jest.spyOn(shop.lists, 'load').mockResolvedValue();
    const content = jest.fn(async (params: object) => ({ of: params }));
    const { loader } = testPages({ ':slug': testPage('Товар', { content, lists: ['deliveryTypes'] }) }, { shop });

    const resolved = await loader.resolve('/invis_duos');

    expect(resolved).toMatchObject({
      kind: 'page',
      pathname: '/invis_duos',
      params: { slug: 'invis_duos' },
      content: { of: { slug: 'invis_duos' } },
    });
    expect(load).toHaveBeenCalledWith(['products', 'deliveryTypes']);
    expect(loader.usedLists()).toEqual(['products', 'deliveryTypes']);
  });

  it('does not load content that came with the HTML', async () => {
    const content = jest.fn(async () => 'loaded');
    const { loader } = testPages(
      { about: testPage('О компании', { content }) },
      { knownContent: new Map([['/about', 'known']]) },
    );

    expect(await loader.resolve('/about')).toMatchObject({ content: 'known' });

    expect(content).not.toHaveBeenCalled();
  });

  it('finds nothing where no remote has a route, or where the page itself says 404', async () => {
    const gone = testPage('Товар', { head: () => ({ title: '', description: '', status: 404 }) });
    const { loader } = testPages({ gone });

    expect(await loader.resolve('/nothing')).toEqual({ kind: 'not-found', pathname: '/nothing' });
    expect(await loader.resolve('/gone')).toEqual({ kind: 'not-found', pathname: '/gone' });
  });

  it('keeps a page of users from guests, without loading it', async () => {
    const pages = { orders: testPage('Заказы') };
    const loadRemote = jest.fn(() => Promise.reject(new Error('not to be loaded')));

    const guest = testPages(pages, { userPages: ['orders'], loadRemote });
    const user = testPages(pages, { userPages: ['orders'], isSignedIn: () => true });

    expect(await guest.loader.resolve('/orders')).toEqual({ kind: 'guarded', pathname: '/orders' });
    expect(loadRemote).not.toHaveBeenCalled();
    expect(await user.loader.resolve('/orders')).toMatchObject({ kind: 'page' });
  });

  it.each([
    ['the page does not load', testPage('x'), () => Promise.reject(new Error('down'))],
    ['the remote does not have the route', testPage('x'), async () => ({ name: 'mfe-test', routes: [] })],
  ])('says failed, and never rejects, when %s', async (_what, page, loadRemote) => {
    const { loader, onFailure } = testPages({ about: page }, { loadRemote });

    const resolved = await loader.resolve('/about');

    expect(resolved).toMatchObject({ kind: 'failed', pathname: '/about', remote: 'mfe-test' });
    expect(onFailure).toHaveBeenCalledWith('mfe-test', expect.any(Error));
  });

  it.each([
    ['content', testPage('x', { content: () => Promise.reject(new Error('no content')) })],
    [
      'head',
      testPage('x', {
        head: () => {
          throw new Error('no head');
        },
      }),
    ],
  ])('says failed when the %s of the page breaks', async (_what, page) => {
    const { loader } = testPages({ about: page });

    expect(await loader.resolve('/about')).toMatchObject({ kind: 'failed' });
  });

  it('can load a page that failed before', async () => {
    const { loader, pages } = testPages({ about: new Error('down') });
    expect((await loader.resolve('/about')).kind).toBe('failed');

    pages.about = testPage('О компании');

    expect((await loader.resolve('/about')).kind).toBe('page');
  });

  it('counts as activity while it resolves', async () => {
    const { loader, shop } = testPages({ about: testPage('О компании') });

    const resolving = loader.resolve('/about');
    expect(shop.activity.getState().pending).toBe(1);
    await resolving;

    expect(shop.activity.getState().pending).toBe(0);
  });

  describe('widgets', () => {
    const withStrip = testPage('Главная', { widgets: ['mfe-test/strip'] });

    it('come with the page that names them, and their lists with them', async () => {
      const shop = createTestShop();
      jest.spyOn(shop.lists, 'load').mockResolvedValue();
      const { loader } = testPages({ home: withStrip }, { shop, widgets: { strip: async () => strip } });
      expect(loader.access.peekWidget('mfe-test/strip')).toBeUndefined();

      await loader.resolve('/');

      expect(loader.access.peekWidget('mfe-test/strip')).toBe(strip);
      expect(loader.loadedWidgets()).toEqual(['mfe-test/strip']);
      expect(loader.usedLists()).toEqual(['products', 'places']);
    });

    it.each([
      ['it does not load', 'mfe-test/strip', { strip: () => Promise.reject(new Error('down')) }],
      ['its remote does not have it', 'mfe-test/strip', {}],
      ['there is no such remote', 'mfe-other/strip', {}],
    ])('cost their own block only, when %s', async (_what, id, widgets) => {
      const { loader, onFailure } = testPages({ home: testPage('Главная', { widgets: [id] }) }, { widgets });

      expect(await loader.resolve('/')).toMatchObject({ kind: 'page' });

      expect(onFailure).toHaveBeenCalledWith(id, expect.any(Error));
      await expect(loader.access.loadWidget(id)).rejects.toThrow();
    });

    it('stay asleep with the page when the server rendered them, until they are wanted', async () => {
      const load = jest.fn(async () => ({ Widget: strip.Widget }));
      const { loader } = testPages(
        { home: withStrip },
        { widgets: { strip: load }, widgetsInHtml: ['mfe-test/strip'] },
      );

      await loader.resolve('/');
      expect(load).not.toHaveBeenCalled();
      expect(loader.access.isInHtml('mfe-test/strip')).toBe(true);

      await loader.access.loadWidget('mfe-test/strip');
      await loader.access.loadWidget('mfe-test/strip');
      expect(load).toHaveBeenCalledTimes(1);
      expect(loader.access.isInHtml('mfe-test/strip')).toBe(false);
    });
  });

  it('asks the remote that has the route', async () => {
    const loadRemote = jest.fn(() => Promise.reject(new Error('down')));
    const remotes = [
      liveRemote('mfe-a', [{ id: 'a', path: '/a', access: 'public' }]),
      liveRemote('mfe-b', [{ id: 'b', path: '/b', access: 'public' }]),
    ];
    const { loader } = testPages({}, { remotes, loadRemote });

    await loader.resolve('/b');

    expect(loadRemote).toHaveBeenCalledWith(remotes[1]);
  });
});
