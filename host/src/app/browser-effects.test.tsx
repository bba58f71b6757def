import { act, screen, waitFor } from '@testing-library/react';
import { createBrowserStorage, createShop } from '@shop/shared/runtime';
import { createTestShop as createShopWithApi } from '@shop/shared/testing';
import { fakeApi } from '../testing/fake-api';
import { createTestShop, renderWithShop } from '../testing/render-with-shop';
import { BrowserEffects } from './browser-effects';

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

  it('reads cookie, cart and comparison after the page is hydrated, and says that it is', () => {
    document.cookie = 'x-auth-token=secret';
    localStorage.setItem('shop.cart', JSON.stringify([{ id: 1, productId: 5, parentId: null, productCount: 1 }]));
    localStorage.setItem('shop.compare', JSON.stringify([{ id: 1, productId: 5 }]));

    const { shop } = renderWithShop(<BrowserEffects />, { shop: storedShop() });

    expect(shop.auth.getState().isAuth).toBe(true);
    expect(shop.cart.getState().items).toHaveLength(1);
    expect(shop.compare.getState().items).toHaveLength(1);
    expect(document.documentElement.dataset.hydrated).toBe('true');
  });

  it('takes a visitor without the cookie for a guest', () => {
    const { shop } = renderWithShop(<BrowserEffects />);

    expect(shop.auth.getState().isAuth).toBe(false);
  });

  it('follows what another tab writes', () => {
    const { shop } = renderWithShop(<BrowserEffects />, { shop: storedShop() });
    localStorage.setItem('shop.cart', JSON.stringify([{ id: 1, productId: 5, parentId: null, productCount: 1 }]));
    localStorage.setItem('shop.compare', JSON.stringify([{ id: 1, productId: 5 }]));

    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shop.cart' })));
    expect(shop.cart.getState().items).toHaveLength(1);
    expect(shop.compare.getState().items).toHaveLength(0);

    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shop.compare' })));
    expect(shop.compare.getState().items).toHaveLength(1);
  });

  it('empties both when another tab clears the storage', () => {
    localStorage.setItem('shop.cart', JSON.stringify([{ id: 1, productId: 5, parentId: null, productCount: 1 }]));
    const { shop } = renderWithShop(<BrowserEffects />, { shop: storedShop() });

    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));

    expect(shop.cart.getState().items).toEqual([]);
  });

  it('stops following when it is gone', () => {
    const { shop, unmount } = renderWithShop(<BrowserEffects />, { shop: storedShop() });
    unmount();
    localStorage.setItem('shop.cart', JSON.stringify([{ id: 1, productId: 5, parentId: null, productCount: 1 }]));

    dispatchEvent(new StorageEvent('storage', { key: 'shop.cart' }));

    expect(shop.cart.getState().items).toEqual([]);
  });

  it('presses again what was pressed before hydration and is still there', () => {
    const handleClick = jest.fn();
    const button = document.body.appendChild(document.createElement('button'));
    button.addEventListener('click', handleClick);
    const gone = document.createElement('button');
    gone.addEventListener('click', handleClick);
    window.shopStarter = { finish: () => [button, gone] };

    renderWithShop(<BrowserEffects />);

    expect(handleClick).toHaveBeenCalledTimes(1);
    button.remove();
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

  it('confirms the address of the link in the mail, and takes the token out of the address at once', async () => {
    const api = fakeApi({ data: { confirmEmail: { isConfirmed: true } } });
    const shop = createShopWithApi({ fetch: api.fetch });
    renderWithShop(<BrowserEffects />, { shop, path: '/?confirmEmail=secret&email=anna%40example.ru' });

    expect(window.location.href).toBe('http://localhost/');
    await waitFor(() => expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, activeTab: 'login' }));
    expect(api.calls).toMatchObject([{ variables: { input: { token: 'secret', email: 'anna@example.ru' } } }]);
  });

  it('looks at the cookie again when the page is looked at', () => {
    const { shop } = renderWithShop(<BrowserEffects />);
    expect(shop.auth.getState().isAuth).toBe(false);

    document.cookie = 'x-auth-token=secret';
    act(() => void dispatchEvent(new Event('focus')));

    expect(shop.auth.getState().isAuth).toBe(true);
  });

  it('writes down what was not sent when the page is left', () => {
    document.cookie = 'x-auth-token=secret';
    const { shop } = renderWithShop(<BrowserEffects />, { shop: storedShop() });
    shop.cart.getState().add({ productId: 5 });

    dispatchEvent(new Event('pagehide'));

    expect(localStorage.getItem('shop.cart-unsent')).toContain('"productId":5');
  });

  it("leaves a user's lists to the server when another tab writes", () => {
    document.cookie = 'x-auth-token=secret';
    const { shop } = renderWithShop(<BrowserEffects />, { shop: storedShop() });
    localStorage.setItem('shop.cart', JSON.stringify([{ id: 1, productId: 5, parentId: null, productCount: 1 }]));

    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shop.cart' })));

    expect(shop.cart.getState().items).toEqual([]);
  });

  it('leaves the same query of another page alone', () => {
    const { shop } = renderWithShop(<BrowserEffects />, { path: '/products?signin=%2Forders' });

    expect(shop.auth.getState().isModalVisible).toBe(false);
    expect(window.location.search).toBe('?signin=%2Forders');
  });
});
