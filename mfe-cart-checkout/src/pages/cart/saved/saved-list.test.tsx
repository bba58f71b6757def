import { createMemoryStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations, makeProduct, userEvent } from '@shop/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { makeLists, renderPage } from '../../../testing';
import { CartPage } from '../cart-page';
import { SAVED_STORAGE_KEY } from '@shop/shared/saved-items';

const CART = [
  { id: 1, productId: 102, parentId: null, productCount: 1 },
  { id: 2, productId: 10201, parentId: 1, productCount: 3 },
  { id: 3, productId: 201, parentId: null, productCount: 1 },
];
const SAVED = { productId: 102, productCount: 1, children: [{ productId: 10201, productCount: 3 }] };

const savedList = () => within(screen.getByRole('region', { name: 'Отложенные товары' }));
const BACK = { name: 'Вернуть в корзину: INVIS DUOS' };

function rowsOf({ shop }: ReturnType<typeof renderPage>) {
  return shop.cart.getState().items.map(({ productId, parentId, productCount }) => [productId, parentId, productCount]);
}

function storageWith(saved: unknown) {
  const storage = createMemoryStorage();
  storage.write(SAVED_STORAGE_KEY, saved);
  return storage;
}

describe('saved products', () => {
  it('leave the cart with their accessories, and survive a reload', async () => {
    const storage = createMemoryStorage();
    const page = renderPage(CartPage, { at: '/cart', cart: CART, storage });

    await userEvent.click(screen.getByRole('button', { name: 'Отложить: INVIS DUOS' }));

    expect(rowsOf(page)).toEqual([[201, null, 1]]);
    expect(savedList().getByText('Вместе с ним: Радиометка РМ-2')).toBeVisible();
    expect(storage.read(SAVED_STORAGE_KEY)).toEqual([SAVED]);
    await expectNoAxeViolations(page.container);

    page.unmount();
    renderPage(CartPage, { at: '/cart', storage });
    expect(savedList().getByRole('link', { name: 'INVIS DUOS' })).toBeVisible();
  });

  it('return with their own counts, in addition to those in the cart', async () => {
    const storage = storageWith([SAVED]);
    const page = renderPage(CartPage, { at: '/cart', cart: CART, storage });

    await userEvent.click(savedList().getByRole('button', BACK));

    expect(rowsOf(page)).toEqual([
      [102, null, 2],
      [10201, 1, 6],
      [201, null, 1],
    ]);
    expect(screen.queryByText('Отложенные товары')).not.toBeInTheDocument();
    expect(storage.read(SAVED_STORAGE_KEY)).toEqual([]);
  });

  it('are also shown below an empty cart', async () => {
    const page = renderPage(CartPage, { at: '/cart', storage: storageWith([SAVED]) });
    expect(screen.getByText('В корзине пусто')).toBeVisible();

    await userEvent.click(savedList().getByRole('button', BACK));

    expect(rowsOf(page)).toEqual([
      [102, null, 1],
      [10201, 1, 3],
    ]);
  });

  it('return to the cart by the toast', async () => {
    const page = renderPage(CartPage, { at: '/cart', cart: CART });
    await userEvent.click(screen.getByRole('button', { name: 'Отложить: INVIS DUOS' }));

    act(() => page.shop.notices.getState().notices.at(-1)?.action?.run());

    expect(page.shop.cart.getState().items).toEqual(CART);
    expect(screen.queryByText('Отложенные товары')).not.toBeInTheDocument();
  });

  it('do not return twice, by the list and by the toast', async () => {
    const page = renderPage(CartPage, { at: '/cart', cart: CART });
    await userEvent.click(screen.getByRole('button', { name: 'Отложить: INVIS DUOS' }));
    await userEvent.click(savedList().getByRole('button', BACK));
    const once = rowsOf(page);

    act(() => page.shop.notices.getState().notices.at(-1)?.action?.run());

    expect(rowsOf(page)).toEqual(once);
  });

  it('can be deleted, which can be undone', async () => {
    const page = renderPage(CartPage, { at: '/cart', storage: storageWith([SAVED]) });

    await userEvent.click(savedList().getByRole('button', { name: 'Убрать из отложенных: INVIS DUOS' }));
    expect(screen.queryByText('Отложенные товары')).not.toBeInTheDocument();
    act(() => page.shop.notices.getState().notices.at(-1)?.action?.run());

    expect(savedList().getByRole('button', BACK)).toBeVisible();
  });

  it('are marked when they are discontinued, and cannot be ordered then', () => {
    const lists = makeLists({ products: [makeProduct({ id: 102, name: 'INVIS DUOS', active: false })] });

    renderPage(CartPage, { at: '/cart', lists, storage: storageWith([SAVED]) });

    expect(savedList().getByText('Больше не продаётся.')).toBeVisible();
    expect(savedList().queryByRole('button', BACK)).not.toBeInTheDocument();
  });

  it('follow the changes of another tab', () => {
    const storage = createMemoryStorage();
    renderPage(CartPage, { at: '/cart', storage });

    storage.write(SAVED_STORAGE_KEY, [SAVED]);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SAVED_STORAGE_KEY })));

    expect(savedList().getByRole('link', { name: 'INVIS DUOS' })).toBeVisible();
  });
});
