import { render, renderHook, screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { deferred, fakeClient } from '../../testing/fake-client';
import type { Product } from '../../public-lists/types';
import { useRemotes, type RemotesAccess } from '../remotes/remotes-context';
import { createShop, type ShopOptions } from './create-shop';
import { useActivity, useAuth, useCart, useCompare, useList, useNotices, useShopConfig } from './hooks';
import { ShopProvider } from './shop-context';

const config = {
  publicUrl: 'https://shop.test',
  isPaymentDisabled: true,
  areDiscountsEnabled: false,
  areAccessoriesPreselected: true,
  mapTilesUrl: null,
};

const noRemotes: RemotesAccess = {
  widgetData: () => undefined,
  peekWidget: () => undefined,
  isInHtml: () => false,
  loadWidget: () => Promise.reject(new Error('none')),
};

const pending = () => new Promise<never>(() => undefined);
const testShop = (options: Partial<ShopOptions> = {}) =>
  createShop({ config, client: fakeClient(() => ({})).client, fetchList: pending, ...options });

describe('createShop', () => {
  it('counts work as activity while it runs, also when it fails', async () => {
    const shop = testShop();
    const [good, bad] = [deferred<string>(), deferred<string>()];

    const tracked = shop.track(good.promise);
    const failing = shop.track(bad.promise);
    expect(shop.activity.getState().pending).toBe(2);

    good.resolve('done');
    bad.reject(new Error('broken'));
    await expect(tracked).resolves.toBe('done');
    await expect(failing).rejects.toThrow('broken');
    expect(shop.activity.getState().pending).toBe(0);
  });

  it('shares nothing with another shop of the same process', () => {
    const [first, second] = [testShop(), testShop()];

    first.cart.getState().add({ productId: 5 });
    first.compare.getState().add(5);
    first.auth.getState().setAuth(true);
    first.notices.getState().show({ title: 'one' });
    second.cart.getState().load();
    second.compare.getState().load();

    expect(second.cart.getState().items).toEqual([]);
    expect(second.compare.getState().items).toEqual([]);
    expect(second.auth.getState().isAuth).toBe(false);
    expect(second.notices.getState().notices).toEqual([]);
  });

  it('reports a failure of the lists through onListsFailure', async () => {
    const onListsFailure = jest.fn();
    const failure = new Error('down');
    const shop = testShop({ fetchList: () => Promise.reject(failure), onListsFailure });

    await shop.lists.load(['products']);

    expect(onListsFailure).toHaveBeenCalledWith(failure);
  });
});

describe('hooks of the shop', () => {
  function setup() {
    const shop = testShop();
    shop.lists.stores.products.getState().replace([{ id: 1, sort: 1, name: 'INVIS DUOS' } as Product]);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ShopProvider shop={shop} remotes={noRemotes}>
        {children}
      </ShopProvider>
    );
    return { shop, wrapper };
  }

  it('follow what they select', () => {
    const { shop, wrapper } = setup();
    function Counts() {
      const cart = useCart(({ items }) => items.length);
      const compare = useCompare(({ items }) => items.length);
      const notices = useNotices((state) => state.notices.length);
      const pending = useActivity((state) => state.pending);
      const isAuth = useAuth((state) => state.isAuth);
      return <p>{[cart, compare, notices, pending, isAuth ? 'вошёл' : 'гость'].join(' ')}</p>;
    }
    render(<Counts />, { wrapper });
    expect(screen.getByText('0 0 0 0 гость')).toBeInTheDocument();

    act(() => {
      shop.cart.getState().add({ productId: 1 });
      shop.compare.getState().add(1);
      shop.notices.getState().show({ title: 'Товар в корзине' });
      shop.activity.setState({ pending: 3 });
      shop.auth.getState().setAuth(true);
    });

    expect(screen.getByText('1 1 1 3 вошёл')).toBeInTheDocument();
  });

  it('return the lists, the settings and the other remotes', () => {
    const { wrapper } = setup();

    expect(renderHook(() => useList('products'), { wrapper }).result.current.items[0]?.name).toBe('INVIS DUOS');
    expect(renderHook(() => useShopConfig(), { wrapper }).result.current.publicUrl).toBe('https://shop.test');
    expect(renderHook(() => useRemotes(), { wrapper }).result.current).toBe(noRemotes);
  });

  it('say what is missing outside the provider', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => renderHook(() => useShopConfig())).toThrow('useShop needs <ShopProvider> above it');
    expect(() => renderHook(() => useRemotes())).toThrow('useRemotes needs <ShopProvider> above it');

    silence.mockRestore();
  });
});
