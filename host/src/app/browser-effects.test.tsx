import { act, screen, waitFor } from '@testing-library/react';
import { createBrowserStorage, createShop } from '@shop/shared/runtime';
import { createTestShop as createShopWithApi, fakeApi } from '@shop/shared/testing';
import { createTestShop, renderWithShop } from '../testing/render-with-shop';
import { BrowserEffects } from './browser-effects';

const CART = JSON.stringify([{ id: 1, productId: 5, parentId: null, productCount: 1 }]);

describe('BrowserEffects', () => {
  function storedShop() {
    const { config, client } = createTestShop();
    return createShop({ config, client, storage: createBrowserStorage(localStorage) });
  }

  beforeEach(() => localStorage.clear());

  afterEach(() => {
    document.cookie = 'x-auth-token=; max-age=0';
    delete document.documentElement.dataset.hydrated;
    delete window.shopStarter;
  });

  it('reads cookie, cart and comparison after hydration, and marks the page as hydrated', async () => {
    const finish = jest.fn();
    window.shopStarter = { begin: () => true, finish, giveUp: () => undefined };
    document.cookie = 'x-auth-token=secret';
    localStorage.setItem('shop.cart', CART);
    localStorage.setItem('shop.compare', JSON.stringify([{ id: 1, productId: 5 }]));

    const { shop } = renderWithShop(<BrowserEffects />, { shop: storedShop() });

    expect(shop.auth.getState().isAuth).toBe(true);
    expect(shop.cart.getState().items).toHaveLength(1);
    expect(shop.compare.getState().items).toHaveLength(1);
    await waitFor(() => expect(document.documentElement.dataset.hydrated).toBe('true'));
    expect(finish).toHaveBeenCalledTimes(1);
  });

  it('leaves the scroll position to the browser while a document is reloaded or replaced', () => {
    const { unmount } = renderWithShop(<BrowserEffects />, { shop: storedShop() });
    expect(history.scrollRestoration).toBe('manual');

    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');

    dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
    unmount();
  });

  it('follows another tab, which changes one list or clears the storage', () => {
    const { shop } = renderWithShop(<BrowserEffects />, { shop: storedShop() });
    localStorage.setItem('shop.cart', CART);
    localStorage.setItem('shop.compare', JSON.stringify([{ id: 1, productId: 5 }]));

    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shop.cart' })));
    expect(shop.cart.getState().items).toHaveLength(1);
    expect(shop.compare.getState().items).toHaveLength(0);

    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shop.compare' })));
    expect(shop.compare.getState().items).toHaveLength(1);

    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(shop.cart.getState().items).toEqual([]);
    expect(shop.compare.getState().items).toEqual([]);
  });

  it('shows what has changed while the page was in the page cache of the browser', () => {
    const { shop } = renderWithShop(<BrowserEffects />, { shop: storedShop() });
    const pageShow = (persisted: boolean) =>
      act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    localStorage.setItem('shop.cart', CART);
    localStorage.setItem('shop.compare', JSON.stringify([{ id: 1, productId: 5 }]));

    pageShow(false);
    expect(shop.cart.getState().items).toEqual([]);

    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    pageShow(true);
    scrollTo.mockRestore();
    expect(shop.cart.getState().items).toHaveLength(1);
    expect(shop.compare.getState().items).toHaveLength(1);
  });

  it('scrolls where the visitor was, when the page cache has forgotten it', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    renderWithShop(<BrowserEffects />);
    const scrollY = jest.replaceProperty(window, 'scrollY', 700);
    dispatchEvent(new Event('pagehide'));
    scrollY.restore();

    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
    scrollTo.mockRestore();
  });

  it.each([
    ['/?signin=%2Forders%2F7', '/orders/7'],
    ['/?signin=%2F%2Fevil.test', null],
    ['/?signin=%2F%2F', null],
    ['/?signin=', null],
  ])('opens the dialog at %s, to return to %p, and cleans the address', (path, returnTo) => {
    const { shop } = renderWithShop(<h1>Главная</h1>);
    renderWithShop(<BrowserEffects />, { shop, path });

    expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, activeTab: 'login', returnTo });
    expect(window.location.href).toBe('http://localhost/');
    expect(screen.getByRole('heading', { name: 'Главная' })).toBeInTheDocument();
  });

  it("confirms the e-mail by the link in the mail, and removes the token from the page's address", async () => {
    const api = fakeApi({ data: { confirmEmail: { isConfirmed: true } } });
    const shop = createShopWithApi({ fetch: api.fetch });
    renderWithShop(<BrowserEffects />, { shop, path: '/?confirmEmail=secret&email=anna%40example.ru' });

    expect(window.location.href).toBe('http://localhost/');
    await waitFor(() => expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, activeTab: 'login' }));
    expect(api.calls).toMatchObject([{ variables: { input: { token: 'secret', email: 'anna@example.ru' } } }]);
  });

  it('reads the cookie again when the visitor returns to the tab', () => {
    const { shop } = renderWithShop(<BrowserEffects />);
    expect(shop.auth.getState().isAuth).toBe(false);

    document.cookie = 'x-auth-token=secret';
    act(() => void dispatchEvent(new Event('focus')));

    expect(shop.auth.getState().isAuth).toBe(true);
  });

  it("follows another tab's changes of a user's lists, not of a guest's", () => {
    document.cookie = 'x-auth-token=secret';
    const { shop } = renderWithShop(<BrowserEffects />, { shop: storedShop() });

    localStorage.setItem('shop.cart', CART);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shop.cart' })));
    expect(shop.cart.getState().items).toEqual([]);

    localStorage.setItem('shop.cart-user', CART);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shop.cart-user' })));
    expect(shop.cart.getState().items).toHaveLength(1);
  });

  it('ignores the same query of another page', () => {
    const { shop } = renderWithShop(<BrowserEffects />, { path: '/products?signin=%2Forders' });

    expect(shop.auth.getState().isModalVisible).toBe(false);
    expect(window.location.search).toBe('?signin=%2Forders');
  });
});
