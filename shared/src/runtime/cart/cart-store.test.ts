/** @jest-environment jsdom */
import { createBrowserStorage } from '../shop/storage';
import { createCartStore } from './cart-store';

describe('createCartStore', () => {
  beforeEach(() => localStorage.clear());

  it('is empty and loading until it is read', () => {
    localStorage.setItem('shop.cart', JSON.stringify([{ id: 1, productId: 5, parentId: null, productCount: 2 }]));
    const cart = createCartStore(createBrowserStorage(localStorage));
    expect(cart.getState()).toMatchObject({ items: [], isLoading: true });

    cart.getState().load();

    expect(cart.getState()).toMatchObject({ items: [{ productId: 5, productCount: 2 }], isLoading: false });
  });

  it('keeps what was added for the next page', () => {
    createCartStore(createBrowserStorage(localStorage))
      .getState()
      .add({ productId: 5, childProductIds: [51] });

    const next = createCartStore(createBrowserStorage(localStorage));
    next.getState().load();

    expect(next.getState().items.map(({ id, productId, parentId }) => [id, productId, parentId])).toEqual([
      [1, 5, null],
      [2, 51, 1],
    ]);
  });

  it('does not lose changes of another tab', () => {
    const [tab, other] = [createBrowserStorage(localStorage), createBrowserStorage(localStorage)].map(createCartStore);
    tab?.getState().load();
    other?.getState().add({ productId: 5 });

    tab?.getState().add({ productId: 6 });

    expect(tab?.getState().items.map(({ productId }) => productId)).toEqual([5, 6]);
  });
});
