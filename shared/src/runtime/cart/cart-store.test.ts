import { createBrowserStorage, createMemoryStorage } from '../shop/storage';
import { CART_STORAGE_KEY, createCartStore } from './cart-store';

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

  it('changes a count, removes a row with its children, and clears', () => {
    const cart = createCartStore(createMemoryStorage());
    cart.getState().add({ productId: 5, childProductIds: [51] });
    cart.getState().add({ productId: 6 });

    cart.getState().setCount(3, 7);
    expect(cart.getState().items.at(-1)?.productCount).toBe(7);
    cart.getState().remove(1);
    expect(cart.getState().items.map(({ productId }) => productId)).toEqual([6]);
    cart.getState().clear();
    expect(cart.getState().items).toEqual([]);
  });

  it('restores the rows of an undo', () => {
    const cart = createCartStore(createMemoryStorage());
    cart.getState().add({ productId: 5 });
    const { items } = cart.getState();
    cart.getState().clear();

    cart.getState().replace(items);

    expect(cart.getState().items).toEqual(items);
    expect(cart.getState().items).not.toBe(items);
  });

  it.each(['{', '"cart"', '{"version":1}', 'null', '[{"id":1}]'])('starts empty when the storage holds %s', (text) => {
    localStorage.setItem(CART_STORAGE_KEY, text);
    const cart = createCartStore(createBrowserStorage(localStorage));

    cart.getState().load();

    expect(cart.getState()).toMatchObject({ items: [], isLoading: false });
  });
});
