import { createMemoryStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations, makeChild, makeProduct, userEvent } from '@shop/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { makeLists, renderPage } from '../../testing';
import { CartPage } from './cart-page';

const SENSOR = { id: 1, productId: 111, parentId: null, productCount: 5 };
const DISCONTINUED = { id: 2, productId: 404, parentId: null, productCount: 1 };
const MAIN = { id: 3, productId: 102, parentId: null, productCount: 1 };

const rowsOf = ({ shop }: ReturnType<typeof renderPage>) =>
  shop.cart.getState().items.map(({ id, productCount }) => [id, productCount]);

function withPrices(prices: unknown) {
  const storage = createMemoryStorage();
  storage.write('shop.cart-prices', prices);
  return storage;
}

describe('obstacles to an order', () => {
  it('reduces a short line to the stock with one press', async () => {
    const page = renderPage(CartPage, { at: '/cart', cart: [SENSOR] });
    await expectNoAxeViolations(page.container);

    await userEvent.click(screen.getByRole('button', { name: /Оставить 3.шт\.: Датчик ДТ-700/ }));

    expect(rowsOf(page)).toEqual([[1, 3]]);
    expect(screen.getByRole('link', { name: 'Оформить заказ' })).toBeVisible();
  });

  it('removes a discontinued product, and can undo that', async () => {
    const page = renderPage(CartPage, { at: '/cart', cart: [MAIN, DISCONTINUED] });

    await userEvent.click(await screen.findByRole('button', { name: /Убрать из корзины: Товар №.404/ }));
    expect(rowsOf(page)).toEqual([[3, 1]]);

    act(() => page.shop.notices.getState().notices.at(-1)?.action?.run());
    expect(rowsOf(page)).toEqual([
      [3, 1],
      [2, 1],
    ]);
  });

  it('explains beside the closed checkout what is wrong, and fixes all of it at once', async () => {
    const page = renderPage(CartPage, { at: '/cart', cart: [SENSOR, DISCONTINUED, MAIN] });
    const summary = within(await screen.findByRole('complementary', { name: 'Итог' }));
    expect(summary.getByRole('button', { name: 'Оформить заказ' })).toHaveAccessibleDescription(
      /Датчик ДТ-700: осталось 3.шт\., в.корзине \d+ Товар №.404: снят с.продажи/,
    );

    await userEvent.click(summary.getByRole('button', { name: 'Исправить корзину' }));

    expect(rowsOf(page)).toEqual([
      [1, 3],
      [3, 1],
    ]);
    expect(summary.getByRole('link', { name: 'Оформить заказ' })).toBeVisible();
  });

  it('says what to do about more pieces than one order takes', () => {
    const many = { ...MAIN, productCount: 15 };
    const render = (maxPieces: number) => renderPage(CartPage, { at: '/cart', cart: [many], config: { maxPieces } });
    const { unmount } = render(10);
    expect(screen.getByText(/^Одним заказом.— не.больше 10.шт\..*8 800 000-24-70\.$/)).toBeVisible();
    unmount();

    render(15);
    expect(screen.queryByText(/^Одним заказом/)).not.toBeInTheDocument();
  });

  it('says so when another row already takes all the stock', () => {
    const tag = makeChild({ id: 50, count: 2 });
    const products = [1, 2].map((id) => makeProduct({ id, childProducts: [tag] }));
    const cart = [
      { id: 1, productId: 1, parentId: null, productCount: 1 },
      { id: 2, productId: 50, parentId: 1, productCount: 2 },
      { id: 3, productId: 2, parentId: null, productCount: 1 },
      { id: 4, productId: 50, parentId: 3, productCount: 2 },
    ];

    renderPage(CartPage, { at: '/cart', cart, lists: makeLists({ products }) });

    expect(screen.getAllByText('Всё, что есть, уже в другой строке')).toHaveLength(2);
  });
});

describe('a changed price', () => {
  it('is shown as a warning when it rose, until the buyer accepts it; the checkout stays open', async () => {
    const storage = withPrices({ 102: 23900 });
    renderPage(CartPage, { at: '/cart', cart: [MAIN], storage });
    expect(screen.getByText('Подорожал: было 23 900 ₽, стало 24 900 ₽ за шт.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Оформить заказ' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Принять цену: INVIS DUOS' }));

    expect(screen.queryByText(/Подорожал/)).not.toBeInTheDocument();
    expect(storage.read('shop.cart-prices')).toEqual({ 102: 24900 });
  });

  it('is shown as a remark when it fell', () => {
    renderPage(CartPage, { at: '/cart', cart: [MAIN], storage: withPrices({ 102: 26900.5 }) });

    expect(screen.getByText('Подешевел: было 26 900,50 ₽ за шт.')).toBeVisible();
  });

  it.each([[{ 102: 24900 }], [{ 102: 'free' }], ['garbage'], [null]])(
    'is not shown for the stored prices %p',
    (prices) => {
      renderPage(CartPage, { at: '/cart', cart: [MAIN], storage: withPrices(prices) });

      expect(screen.queryByText(/было/)).not.toBeInTheDocument();
    },
  );
});

describe('volume discounts', () => {
  const lists = makeLists({ discounts: [{ id: 1, productId: 102, productCount: 3, discount: 750 }] });

  it('show the next discount, and then the current one', async () => {
    renderPage(CartPage, { at: '/cart', cart: [MAIN], lists, config: { areDiscountsEnabled: true } });
    const more = screen.getByRole('button', { name: 'Увеличить количество: INVIS DUOS' });
    expect(screen.getByText('Ещё 2 штуки, и цена станет 24 150 ₽ за шт.')).toBeVisible();

    await userEvent.click(more);
    expect(screen.getByText('Ещё 1 штука, и цена станет 24 150 ₽ за шт.')).toBeVisible();
    await userEvent.click(more);

    expect(screen.getByText('Скидка за количество: 750 ₽ с каждой штуки')).toBeVisible();
    expect(screen.getByText('−2 250 ₽')).toBeVisible();
    expect(screen.queryByText(/цена станет/)).not.toBeInTheDocument();
  });

  it('are not shown when they are switched off', () => {
    renderPage(CartPage, { at: '/cart', cart: [{ ...MAIN, productCount: 3 }], lists });

    expect(screen.queryByText(/цена станет|Скидка за количество/)).not.toBeInTheDocument();
  });
});
