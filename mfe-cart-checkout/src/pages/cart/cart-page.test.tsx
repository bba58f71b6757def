import { productsOf } from '@shop/shared/products';
import { fakeApi, fillProducts, makeChild, makeProduct, userEvent } from '@shop/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { answerWith, createFakeApi, failWith, makeLists, renderPage } from '../../testing';
import { CartPage } from './cart-page';

const CART = [
  { id: 1, productId: 102, parentId: null, productCount: 1 },
  { id: 2, productId: 10201, parentId: 1, productCount: 1 },
  { id: 3, productId: 201, parentId: null, productCount: 1 },
];

function summary() {
  return within(screen.getByRole('complementary', { name: 'Итог' }));
}

function lastNotice(shop: ReturnType<typeof renderPage>['shop']) {
  return shop.notices.getState().notices.at(-1);
}

describe('CartPage', () => {
  it('shows rows, accessories and totals', async () => {
    renderPage(CartPage, { at: '/cart', cart: CART });

    expect(screen.getByRole('link', { name: 'INVIS DUOS' })).toHaveAttribute('href', '/invis_duos');
    expect(screen.getByRole('heading', { name: 'Радиометка РМ-2' })).toBeVisible();
    expect(summary().getByText('Товары, 2 шт.')).toBeVisible();
    expect(summary().getByText('33 300 ₽')).toBeVisible();
    expect(summary().getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute('href', '/checkout');
    expect(summary().getByRole('button', { name: 'Быстрый заказ' })).toBeVisible();
  });

  it('changes the count with each press of the stepper, and by typing', async () => {
    const { shop } = renderPage(CartPage, { at: '/cart', cart: CART });

    await userEvent.tripleClick(screen.getByRole('button', { name: 'Увеличить количество: INVIS DUOS' }));
    const tag = screen.getByRole('textbox', { name: 'Количество: Радиометка РМ-2' });
    await userEvent.clear(tag);
    await userEvent.type(tag, '12');

    expect(shop.cart.getState().items.map(({ productCount }) => productCount)).toEqual([4, 12, 1]);
    expect(screen.getByText('24 900 ₽ за шт.')).toBeVisible();
    expect(summary().getByText('Товары, 16 шт.')).toBeVisible();
  });

  it('shows an included part in the count of its product, with nothing to press', async () => {
    const childProducts = [makeChild({ id: 10201, name: 'Реле', price: 0 }), makeChild({ id: 10202, name: 'Кнопка' })];
    const products = [makeProduct({ id: 102, name: 'INVIS DUOS', childProducts })];
    const cart = [
      { id: 1, productId: 102, parentId: null, productCount: 2 },
      { id: 2, productId: 10201, parentId: 1, productCount: 2 },
      { id: 3, productId: 10202, parentId: 1, productCount: 1 },
    ];
    const { shop } = renderPage(CartPage, { at: '/cart', cart, lists: makeLists({ products }) });
    expect(screen.getByText('2 шт.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество: INVIS DUOS' }));

    expect(screen.getByText('Входит в комплект')).toBeVisible();
    expect(screen.getByText('3 шт.')).toBeVisible();
    expect(shop.cart.getState().items.map(({ productCount }) => productCount)).toEqual([3, 3, 1]);
    expect(screen.queryByRole('group', { name: 'Количество: Реле' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Убрать: Реле' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Убрать: Кнопка' })).toBeVisible();
    expect(screen.queryByText(/^0 ₽/)).not.toBeInTheDocument();
  });

  it('removes accessories with their product, and restores both', async () => {
    const { shop } = renderPage(CartPage, { at: '/cart', cart: CART });

    await userEvent.click(screen.getByRole('button', { name: 'Убрать: INVIS DUOS' }));

    expect(shop.cart.getState().items.map(({ id }) => id)).toEqual([3]);
    expect(lastNotice(shop)).toMatchObject({ title: 'Убрали из корзины', text: 'INVIS DUOS и его аксессуары.' });

    act(() => lastNotice(shop)?.action?.run());

    expect(shop.cart.getState().items).toEqual(CART);
  });

  it.each([
    ['Убрать: INVIS DUOS', 'Убрали из корзины'],
    ['Отложить: INVIS DUOS', 'Отложили'],
  ])('handles a double press of «%s» once', (name, title) => {
    const { shop } = renderPage(CartPage, { at: '/cart', cart: CART });
    const button = screen.getByRole('button', { name });

    // Two presses before the page has rendered the first one.
    act(() => {
      button.click();
      button.click();
    });

    expect(shop.notices.getState().notices.map((notice) => notice.title)).toEqual([title]);
    act(() => lastNotice(shop)?.action?.run());
    expect(shop.cart.getState().items).toEqual(CART);
  });

  it('saves the count of the cart, even before the page has rendered it', () => {
    renderPage(CartPage, { at: '/cart', cart: CART });
    act(() => {
      screen.getByRole('button', { name: 'Увеличить количество: INVIS DUOS' }).click();
      screen.getByRole('button', { name: 'Отложить: INVIS DUOS' }).click();
    });

    expect(within(screen.getByRole('region', { name: 'Отложенные товары' })).getByText(/2 шт/)).toBeVisible();
  });

  it('clears the cart only after a confirmation, and can undo that', async () => {
    const { shop } = renderPage(CartPage, { at: '/cart', cart: CART });

    await userEvent.click(screen.getByRole('button', { name: 'Очистить корзину' }));
    await userEvent.click(screen.getByRole('button', { name: 'Оставить' }));
    expect(shop.cart.getState().items).toEqual(CART);

    await userEvent.click(screen.getByRole('button', { name: 'Очистить корзину' }));
    await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
    expect(screen.getByText('В корзине пусто')).toBeVisible();

    act(() => lastNotice(shop)?.action?.run());
    expect(shop.cart.getState().items).toEqual(CART);
  });

  it('closes the checkout while a product is short, and opens it when the count fits the stock', async () => {
    const cart = [{ id: 1, productId: 111, parentId: null, productCount: 4 }];
    renderPage(CartPage, { at: '/cart', cart });

    expect(screen.getByText('Осталось 3 шт.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
    expect(screen.getByText('Датчик ДТ-700: осталось 3 шт., в корзине 4')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Уменьшить количество: Датчик ДТ-700' }));

    expect(screen.getByRole('link', { name: 'Оформить заказ' })).toBeVisible();
  });

  it('shows no cart on the server, nor in the first render of the browser', () => {
    renderPage(CartPage, { at: '/cart', isHydrated: false });

    expect(screen.getByRole('status')).toHaveTextContent('Загружаем корзину');
    expect(screen.queryByText('В корзине пусто')).not.toBeInTheDocument();
  });

  it.each(['products', 'discounts'] as const)('shows neither rows nor totals before the %s have loaded', (name) => {
    const { [name]: _missing, ...lists } = makeLists();
    const config = { areDiscountsEnabled: name === 'discounts' };
    const { shop } = renderPage(CartPage, { at: '/cart', cart: CART, lists, config, api: fakeApi() });

    expect(screen.getByRole('status')).toHaveTextContent('Загружаем корзину');
    expect(screen.queryByText(/₽|В корзине пусто|Снят с продажи/)).not.toBeInTheDocument();

    act(() => {
      if (name === 'products') fillProducts(shop, makeLists().products ?? []);
      else shop.lists.stores.discounts.getState().replace([]);
    });

    expect(summary().getByText('33 300 ₽')).toBeVisible();
  });

  it('asks once for the products of fifty rows, and for no others', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => 1000 + index);
    const cart = ids.map((productId, index) => ({ id: index + 1, productId, parentId: null, productCount: 1 }));
    const siteProducts = ids.map((id) => makeProduct({ id, name: `Датчик ${id}`, slug: null, price: 10 }));
    const api = createFakeApi(answerWith({ siteProducts }));
    renderPage(CartPage, { at: '/cart', cart, lists: {}, api });

    expect(await screen.findByRole('heading', { name: 'Датчик 1049' })).toBeVisible();

    expect(summary().getAllByText('500 ₽')[0]).toBeVisible();
    expect(api.calls.filter(({ variables }) => 'products' in variables)).toHaveLength(1);
  });

  it('names a product that never existed, and one that is withdrawn, as no longer sold', async () => {
    const withdrawn = makeProduct({ id: 8, name: 'Трекер ТМ-2', active: false });
    const cart = [404, 8].map((productId, index) => ({ id: index + 1, productId, parentId: null, productCount: 1 }));
    const api = createFakeApi(answerWith({ siteProducts: [withdrawn] }));
    renderPage(CartPage, { at: '/cart', cart, lists: {}, api });

    expect(await screen.findByRole('heading', { name: /Товар №.404/ })).toBeVisible();

    expect(screen.getByRole('heading', { name: 'Трекер ТМ-2' })).toBeVisible();
    expect(screen.getAllByText(/^Снят с.продажи/)).toHaveLength(2);
  });

  it('keeps the rows when the network is lost, and shows no total while a product is unknown', async () => {
    const api = createFakeApi(failWith('INTERNAL_SERVER_ERROR'));
    const { shop } = renderPage(CartPage, { at: '/cart', cart: CART, lists: {}, api });
    act(() => fillProducts(shop, makeLists().products ?? []));
    expect(summary().getByText('33 300 ₽')).toBeVisible();

    await act(() => productsOf(shop).load([102], { isForced: true }));
    expect(summary().getByText('33 300 ₽')).toBeVisible();

    act(() => shop.cart.getState().add({ productId: 555 }));
    expect(await screen.findByText('Корзина не загрузилась')).toBeVisible();
    expect(screen.queryByText(/₽|Снят с.продажи/)).not.toBeInTheDocument();
  });

  it('says so when the catalogue does not load, and tries again', async () => {
    const api = createFakeApi(failWith('INTERNAL_SERVER_ERROR'));
    renderPage(CartPage, { at: '/cart', cart: CART, lists: {}, api });

    expect(await screen.findByText('Корзина не загрузилась')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

    expect(api.calls).toHaveLength(2);
  });
});
