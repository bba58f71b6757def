import { userEvent } from '@shop/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { CART as WITH_TAG, PLACED, createFakeApi, enter, renderPage } from '../../testing';
import { CartPage } from './cart-page';

const CART = [
  { id: 1, productId: 102, parentId: null, productCount: 1 },
  { id: 2, productId: 111, parentId: null, productCount: 1 },
  { id: 3, productId: 201, parentId: null, productCount: 1 },
];

async function press(name: string) {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
}

const focused = () => document.activeElement ?? document.body;

describe('the focus in the cart', () => {
  it('moves to the row that takes the place of a removed one', async () => {
    renderPage(CartPage, { at: '/cart', cart: CART });

    await press('Убрать: Датчик ДТ-700');
    expect(focused()).toHaveTextContent('Установка комплекса');
    await press('Убрать: Установка комплекса');
    expect(focused()).toHaveTextContent('INVIS DUOS');
    await press('Убрать: INVIS DUOS');

    expect(screen.getByRole('group', { name: 'Корзина' })).toHaveFocus();
  });

  it('stays in the cart when the cart is cleared', async () => {
    renderPage(CartPage, { at: '/cart', cart: CART });

    await press('Очистить корзину');
    await press('Очистить');

    expect(screen.getByRole('group', { name: 'Корзина' })).toHaveFocus();
  });

  it.each([
    ['{Backspace}', '{Tab}', 'Значение не может быть меньше 1', 1],
    ['{Backspace}5000', '{Tab}', 'Значение не может быть больше 999', 999],
  ])('corrects %s and says so', async (keys, then, message, count) => {
    const page = renderPage(CartPage, { at: '/cart', cart: CART.slice(2) });
    const field = screen.getByRole('textbox', { name: 'Количество: Установка комплекса' });

    await userEvent.type(field, keys);
    await userEvent.keyboard(then);

    expect(screen.getByRole('status')).toHaveTextContent(message);
    expect(field).toHaveAccessibleDescription(message);
    expect(page.shop.cart.getState().items[0]?.productCount).toBe(count);

    await userEvent.type(field, '{ArrowUp}{ArrowDown}{Backspace>3/}7');
    expect(page.shop.cart.getState().items[0]?.productCount).toBe(7);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the fast order of the cart', () => {
  async function fillDialog() {
    await press('Быстрый заказ');
    const dialog = within(await screen.findByRole('dialog', { name: 'Быстрый заказ' }));
    await enter('Имя', 'Анна');
    await enter('Телефон', '9120004164');
    return dialog;
  }

  it('orders the current cart and empties it', async () => {
    const page = renderPage(CartPage, { at: '/cart', cart: WITH_TAG, api: createFakeApi(PLACED) });

    const dialog = await fillDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить заказ' }));

    expect(await dialog.findByText(/Заказ №.000123 оформлен/)).toBeVisible();
    expect(page.api.calls[0]?.variables.input).toMatchObject({
      fastOrder: true,
      products: [{ productId: 102, productCount: 1, childProducts: [{ productId: 10201, productCount: 2 }] }],
    });
    expect(page.shop.cart.getState().items).toEqual([]);

    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000); // sooner, it is a second press
    await userEvent.click(dialog.getByRole('button', { name: 'Готово' }));
    expect(screen.getByRole('group', { name: 'Корзина' })).toHaveFocus();
    jest.restoreAllMocks();
  });

  it('keeps rows that another tab added after the dialog was opened', async () => {
    const { shop } = renderPage(CartPage, { at: '/cart', cart: WITH_TAG, api: createFakeApi(PLACED) });

    const dialog = await fillDialog();
    act(() => shop.cart.getState().add({ productId: 111 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить заказ' }));

    expect(await dialog.findByText(/Заказ №.000123 оформлен/)).toBeVisible();
    expect(shop.cart.getState().items).toMatchObject([{ productId: 111, productCount: 1 }]);
  });
});
