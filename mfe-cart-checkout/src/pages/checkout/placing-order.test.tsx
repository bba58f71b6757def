import { createMemoryStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { readLastOrder } from '../../features/last-order';
import {
  CART,
  createFakeApi,
  failWith,
  fillFastOrder,
  keyOfCall,
  PLACED,
  renderPage,
  submit,
  type FakeApi,
} from '../../testing';
import { CheckoutPage } from './checkout-page';
import { DRAFT_STORAGE_KEY } from './use-checkout-form';

const SEND = 'Отправить заказ';
const FINISH = 'Открыта страница /checkout/finish';

function renderFast(api: FakeApi, storage = createMemoryStorage()) {
  return renderPage(CheckoutPage, { at: '/checkout?type=fast', cart: CART, api, storage });
}

describe('placing an order', () => {
  it('requires only name and phone, and opens the last page with an empty cart', async () => {
    const { api, shop, container } = renderFast(createFakeApi(PLACED));
    await expectNoAxeViolations(container);
    await fillFastOrder();

    await submit(SEND);

    expect(await screen.findByText(FINISH)).toBeVisible();
    expect(api.calls[0]?.variables.input).toMatchObject({ fastOrder: true, fio: 'Анна', phone: '79120004164' });
    expect(shop.cart.getState().items).toEqual([]);
    expect(readLastOrder(shop)).toMatchObject({ id: 123, name: 'Анна', totalKopecks: 2_490_000 });
    expect(shop.storage.read(DRAFT_STORAGE_KEY)).toBeNull();
  });

  it('keeps rows that another tab added while the order was being sent', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { shop } = renderFast(createFakeApi(() => held.then(PLACED)));
    await fillFastOrder();
    await submit(SEND);

    act(() => shop.cart.getState().add({ productId: 111 }));
    release();

    expect(await screen.findByText(FINISH)).toBeVisible();
    expect(shop.cart.getState().items).toMatchObject([{ productId: 111, productCount: 1 }]);
  });

  it('sends the same key again after a failure, after a reload and from the other form', async () => {
    const storage = createMemoryStorage();
    const api = createFakeApi(failWith('INTERNAL_SERVER_ERROR'));
    const first = renderFast(api, storage);
    await fillFastOrder();
    await submit(SEND);
    expect(await screen.findByText('Заказ не оформлен')).toBeVisible();
    expect(
      screen.getByText(/Не удалось оформить заказ\. Данные сохранены, попробуйте ещё раз или позвоните: 8.800/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Заказ не оформлен')).toBeVisible();
    first.unmount();

    renderFast(api, storage);
    expect(screen.getByLabelText('Имя')).toHaveValue('Анна');
    expect(screen.getByLabelText('Телефон')).toHaveValue('+7 912 000-41-64');
    await userEvent.click(screen.getByRole('radio', { name: 'Обычный' }));
    expect(screen.getByLabelText('Фамилия, имя и отчество')).toHaveValue('Анна');
    await userEvent.click(screen.getByRole('radio', { name: 'Быстрый' }));
    api.answers = [PLACED];
    await submit(SEND);

    expect(await screen.findByText(FINISH)).toBeVisible();
    expect(keyOfCall(api, 0)).toEqual(expect.any(String));
    expect([keyOfCall(api, 1), keyOfCall(api, 2)]).toEqual([keyOfCall(api, 0), keyOfCall(api, 0)]);
  });

  it('shows a general failure when the server reports a field that is not on the page', async () => {
    renderFast(createFakeApi(failWith('BAD_REQUEST', { fields: { idempotencyKey: 'Ключ заказа должен быть UUID' } })));
    await fillFastOrder();

    await submit(SEND);

    expect(await screen.findByText('Заказ не оформлен')).toBeVisible();
  });

  it('says why so much cannot be ordered without a call, and links to the cart', async () => {
    const message = 'Без звонка менеджера можно заказать не больше: INVIS DUOS, 10 шт.';
    renderFast(createFakeApi(failWith('BAD_REQUEST', { fields: { products: message } })));
    await fillFastOrder();

    await submit(SEND);

    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Изменить корзину' }));
    expect(await screen.findByText('Открыта страница /cart')).toBeVisible();
  });

  it('names the products that ran out, and links to the cart with current stock', async () => {
    const api = createFakeApi(failWith('BAD_REQUEST', { products: [{ productId: 10201, available: 1 }] }));
    renderFast(api);
    await fillFastOrder();

    await submit(SEND);

    expect(await screen.findByText('Радиометка РМ-2. Доступно: 1 шт.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Изменить корзину' }));
    expect(await screen.findByText('Открыта страница /cart')).toBeVisible();
    expect(api.calls[1]?.operation).toBe('PublicLists');
  });

  it('orders what is in stock without losing the input', async () => {
    const api = createFakeApi(failWith('BAD_REQUEST', { products: [{ productId: 10201, available: 1 }] }));
    const { shop } = renderFast(api);
    await fillFastOrder();
    await submit(SEND);
    expect(await screen.findByText('Товара стало меньше')).toBeVisible();

    api.answers = [failWith('INTERNAL_SERVER_ERROR')];
    await userEvent.click(screen.getByRole('button', { name: 'Заказать то, что есть' }));
    expect(screen.queryByText('Товара стало меньше')).not.toBeInTheDocument();
    expect(shop.cart.getState().items.map(({ productCount }) => productCount)).toEqual([1, 1]);
    expect(screen.getByLabelText('Имя')).toHaveValue('Анна');
    await waitFor(() => expect(api.calls.at(-1)?.operation).toBe('PublicLists'));
    api.answers = [PLACED];
    await submit(SEND);

    expect(await screen.findByText(FINISH)).toBeVisible();
    expect(keyOfCall(api, 2)).not.toBe(keyOfCall(api, 0));
  });

  it('warns that there is no connection, before and after sending', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderFast(createFakeApi(() => Promise.reject(new TypeError('Failed to fetch'))));
    expect(screen.getByRole('status')).toHaveTextContent('Нет соединения');
    await fillFastOrder();

    await submit(SEND);

    expect(await screen.findByRole('alert')).toHaveTextContent('То, что вы ввели, останется на странице.');
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('says how long to wait after too many orders', async () => {
    renderFast(createFakeApi(failWith('TOO_MANY_REQUESTS', { retryAfter: 120 })));
    await fillFastOrder();

    await submit(SEND);

    expect(await screen.findByText('Подождите 2 мин. и попробуйте снова.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
    expect(screen.queryByText('Слишком много попыток')).not.toBeInTheDocument();
  });
});
