import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryStorage } from '@shop/shared/runtime';
import { createTestShop, expectNoAxeViolations } from '@shop/shared/testing';
import { FailedPage } from '../app/page-view';
import { renderWithShop } from '../testing/render-with-shop';
import { testProduct } from '../testing/test-product';

const { childProducts: _none, ...tag } = testProduct({ id: 51, name: 'Радиометка РМ-2', price: 1900 });
const PRODUCTS = [testProduct({ id: 5, childProducts: [tag] }), testProduct({ id: 6, name: 'Маяк', price: 100 })];
const CART = [
  { id: 1, productId: 5, parentId: null, productCount: 2 },
  { id: 2, productId: 51, parentId: 1, productCount: 1 },
  { id: 3, productId: 6, parentId: null, productCount: 3 },
];

type Answer = () => Promise<Response>;
type Input = { idempotencyKey: string; products: unknown[] } & Record<string, unknown>;

const placed: Answer = () => Promise.resolve(Response.json({ data: { siteCreateOrder: { id: 123, fio: 'Анна' } } }));
const refuse =
  (code: string, extensions: object = {}): Answer =>
  () =>
    Promise.resolve(Response.json({ data: null, errors: [{ message: 'no', extensions: { code, ...extensions } }] }));
const silence: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

function renderPanel({
  pathname = '/cart',
  cart = CART,
  products = PRODUCTS,
  answers = [placed],
  storage = createMemoryStorage(),
} = {}) {
  const inputs: Input[] = [];
  const left = [...answers];
  const shop = createTestShop({
    storage,
    lists: { products },
    fetch: (_url, init) => {
      const body = JSON.parse(init?.body as string) as { variables: { input: Input } }; // the client sends text
      inputs.push(body.variables.input);
      const answer = left.length > 1 ? left.shift() : left[0];
      return answer ? answer() : silence();
    },
  });
  const view = renderWithShop(<FailedPage pathname={pathname} onRetry={() => undefined} />, { shop });
  act(() => shop.cart.getState().replace(cart));
  return { ...view, shop, inputs };
}

const form = () => within(screen.getByRole('form', { name: 'Быстрый заказ' }));

async function fill() {
  await screen.findByRole('form', { name: 'Быстрый заказ' }, { timeout: 20_000 });
  await userEvent.type(form().getByLabelText('Имя'), ' Анна ');
  await userEvent.type(form().getByLabelText('Телефон'), '8 (912) 000-41-64');
}

const send = () => userEvent.click(form().getByRole('button', { name: 'Отправить заказ' }));

jest.setTimeout(30_000);

describe('the panel of a cart that is down', () => {
  it.each(['/cart', '/checkout', '/cart/'])('offers the telephone and a fast order at %s', async (pathname) => {
    const { container } = renderPanel({ pathname });

    expect(screen.getByRole('link', { name: '8 800 000-24-70' })).toHaveAttribute('href', 'tel:+78000002470');
    await screen.findByRole('form', { name: 'Быстрый заказ' }, { timeout: 20_000 });
    const rows = within(form().getByRole('list', { name: 'Что в заказе' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
      'INVIS DUOS2 шт.49 800 ₽',
      'Радиометка РМ-21 шт.1 900 ₽',
      'Маяк3 шт.300 ₽',
    ]);
    expect(form().getByText('52 000 ₽')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('is not offered on other pages', async () => {
    renderPanel({ pathname: '/checkout/finish' });

    expect(screen.queryByRole('link', { name: '8 800 000-24-70' })).not.toBeInTheDocument();
  });

  it('has no form for an empty cart', () => {
    renderPanel({ cart: [] });

    expect(screen.getByRole('link', { name: '8 800 000-24-70' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('shows product ids when the list has not loaded', async () => {
    renderPanel({ products: [] });
    await screen.findByRole('form', { name: 'Быстрый заказ' });

    expect(form().getByText('Товар № 6')).toBeVisible();
    expect(form().queryByText('Без доставки и скидок')).not.toBeInTheDocument();
  });

  it('keeps in the cart what another tab added while the order was sent', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { shop } = renderPanel({ answers: [() => held.then(placed)] });
    await fill();
    await send();

    act(() => shop.cart.getState().add({ productId: 7 }));
    release();

    await screen.findByRole('heading', { name: /оформлен/ });
    expect(shop.cart.getState().items).toMatchObject([{ productId: 7, productCount: 1 }]);
  });

  it('places a fast order of the cart, shows its number and empties the cart', async () => {
    const { inputs, shop } = renderPanel();
    await fill();

    await send();

    expect(await screen.findByRole('heading', { name: /Заказ №.000123 оформлен/ })).toHaveFocus();
    expect(inputs).toEqual([
      {
        idempotencyKey: expect.any(String) as string,
        fastOrder: true,
        userType: 'fiz',
        fio: 'Анна',
        phone: '79120004164',
        products: [
          { productId: 5, productCount: 2, childProducts: [{ productId: 51, productCount: 1 }] },
          { productId: 6, productCount: 3, childProducts: [] },
        ],
      },
    ]);
    expect(shop.cart.getState().items).toEqual([]);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('requires both fields', async () => {
    const { inputs } = renderPanel();
    await screen.findByRole('form', { name: 'Быстрый заказ' });

    await send();

    expect(await form().findAllByText('Поле обязательно для заполнения')).toHaveLength(2);
    expect(inputs).toHaveLength(0);
  });

  it('sends one order, however often the button is clicked', async () => {
    const { inputs } = renderPanel({ answers: [() => new Promise(() => undefined)] });
    await fill();

    const button = form().getByRole('button', { name: 'Отправить заказ' });
    await userEvent.dblClick(button);
    await userEvent.click(button);

    await waitFor(() => expect(inputs).toHaveLength(1));
  });

  it('keeps what was typed when there is no answer, and repeats with the same idempotency key', async () => {
    const { inputs } = renderPanel({ answers: [silence, placed] });
    await fill();

    await send();
    expect(await screen.findByText('Заказ не отправлен')).toBeVisible();
    expect(screen.getByText(/или позвоните: 8 800 000-24-70/)).toBeVisible();
    expect(form().getByLabelText('Телефон')).toHaveValue('+7 912 000-41-64');
    await send();

    expect(await screen.findByText(/Заказ №.000123 оформлен/)).toBeVisible();
    expect(inputs[1]?.idempotencyKey).toBe(inputs[0]?.idempotencyKey);
  });

  it('keeps what was typed after a reload, until the order is placed', async () => {
    const storage = createMemoryStorage();
    const { unmount } = renderPanel({ storage });
    await fill();
    unmount();

    renderPanel({ storage });
    await screen.findByRole('form', { name: 'Быстрый заказ' });
    expect(form().getByLabelText('Имя')).toHaveValue(' Анна ');
    expect(form().getByLabelText('Телефон')).toHaveValue('+7 912 000-41-64');
    await send();

    expect(await screen.findByText(/Заказ №.000123 оформлен/)).toBeVisible();
    expect(storage.read('shop.phoneOrder')).toBeNull();
  });

  it('orders the rest when a part is sold out', async () => {
    const shortage = refuse('BAD_REQUEST', { products: [{ productId: 6, available: 1 }] });
    const { inputs } = renderPanel({ answers: [shortage, placed] });
    await fill();

    await send();
    expect(await screen.findByText('Товара стало меньше')).toBeVisible();
    expect(form().getByText('1 шт.', { selector: 'li:last-child *' })).toBeVisible();
    await send();

    await waitFor(() => expect(inputs[1]?.products[1]).toMatchObject({ productId: 6, productCount: 1 }));
  });

  it('shows that everything is sold out', async () => {
    const cart = CART.slice(2);
    const answers = [refuse('BAD_REQUEST', { products: [{ productId: 6, available: 0 }] })];
    renderPanel({ cart, answers });
    await fill();

    await send();

    expect(await screen.findByText(/больше нет в наличии/)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('shows the error of a field at the field', async () => {
    renderPanel({ answers: [refuse('BAD_REQUEST', { fields: { phone: 'Телефон некорректный' } })] });
    await fill();

    await send();

    expect(await form().findByText('Телефон некорректный')).toBeVisible();
    expect(form().getByLabelText('Телефон')).toHaveFocus();
  });

  it('shows how long to wait after too many attempts', async () => {
    renderPanel({ answers: [refuse('TOO_MANY_REQUESTS', { retryAfter: 90 })] });
    await fill();

    await send();

    expect(await screen.findByText('Слишком много попыток')).toBeVisible();
    expect(screen.getByText(/Подождите 2 мин\./)).toBeVisible();
  });
});
