import { act, screen, within } from '@testing-library/react';
import { createMemoryStorage } from '@shop/shared/runtime';
import { createTestShop, expectNoAxeViolations, userEvent } from '@shop/shared/testing';
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
const formAppears = () => screen.findByRole('form', { name: 'Быстрый заказ' }, { timeout: 20_000 });

async function fill() {
  await formAppears();
  await userEvent.click(form().getByLabelText('Имя'));
  await userEvent.paste(' Анна ');
  await userEvent.click(form().getByLabelText('Телефон'));
  await userEvent.paste('8 (912) 000-41-64');
}

const send = () => userEvent.click(form().getByRole('button', { name: 'Отправить заказ' }));

jest.setTimeout(30_000);

describe('the panel of a cart that is down', () => {
  it.each([
    ['/cart', 1],
    ['/cart/', 1],
    ['/checkout', 1],
    ['/checkout/finish', 0],
  ])('at %s offers the telephone: %i', (pathname, count) => {
    renderPanel({ pathname, cart: [] });

    expect(screen.queryAllByRole('link', { name: '8 800 000-24-70' })).toHaveLength(count);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('shows the order with its sum', async () => {
    const { container } = renderPanel();

    expect(screen.getByRole('link', { name: '8 800 000-24-70' })).toHaveAttribute('href', 'tel:+78000002470');
    await formAppears();
    const rows = within(form().getByRole('list', { name: 'Что в заказе' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
      'INVIS DUOS2 шт.49 800 ₽',
      'Радиометка РМ-21 шт.1 900 ₽',
      'Маяк3 шт.300 ₽',
    ]);
    expect(form().getByText('52 000 ₽')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('shows product ids when the list has not loaded', async () => {
    renderPanel({ products: [] });
    await formAppears();

    expect(form().getByText('Товар № 6')).toBeVisible();
    expect(form().queryByText('Без доставки и скидок')).not.toBeInTheDocument();
  });

  it('requires both fields, places one order however often it is sent, and empties the cart of it', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { inputs, shop } = renderPanel({ answers: [() => held.then(placed)] });
    await formAppears();
    await send();
    expect(await form().findAllByText('Поле обязательно для заполнения')).toHaveLength(2);
    expect(inputs).toHaveLength(0);

    await fill();
    const button = form().getByRole('button', { name: 'Отправить заказ' });
    await userEvent.dblClick(button);
    await userEvent.click(button);
    act(() => shop.cart.getState().add({ productId: 7 })); // in another tab
    release();

    expect(await screen.findByRole('heading', { name: /Заказ №.000123 оформлен/ })).toHaveFocus();
    expect(inputs).toEqual([
      {
        idempotencyKey: expect.any(String) as string,
        expectedTotal: 52_000,
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
    expect(shop.cart.getState().items).toMatchObject([{ productId: 7, productCount: 1 }]);
  });

  it('says why an order is not placed, and keeps what was typed, also after a reload', async () => {
    const storage = createMemoryStorage();
    const answers = [
      silence,
      refuse('TOO_MANY_REQUESTS', { retryAfter: 90 }),
      refuse('BAD_REQUEST', { fields: { products: 'Без звонка можно заказать 10 шт.' } }),
      refuse('BAD_REQUEST', { fields: { phone: 'Телефон некорректный' } }),
    ];
    const { inputs, unmount } = renderPanel({ storage, answers });
    await fill();

    await send();
    expect(await screen.findByText('Заказ не отправлен')).toBeVisible();
    expect(screen.getByText(/или позвоните: 8 800 000-24-70/)).toBeVisible();
    await send();
    expect(await screen.findByText('Слишком много попыток')).toBeVisible();
    expect(screen.getByText(/Подождите 2 мин\./)).toBeVisible();
    expect(inputs[1]?.idempotencyKey).toBe(inputs[0]?.idempotencyKey);
    await send();
    expect(await screen.findByText('Без звонка можно заказать 10 шт.')).toBeVisible();
    await send();
    expect(await form().findByText('Телефон некорректный')).toBeVisible();
    expect(form().getByLabelText('Телефон')).toHaveFocus();
    unmount();

    renderPanel({ storage });
    await formAppears();
    expect(form().getByLabelText('Имя')).toHaveValue(' Анна ');
    expect(form().getByLabelText('Телефон')).toHaveValue('+7 912 000-41-64');
    await send();
    expect(await screen.findByText(/Заказ №.000123 оформлен/)).toBeVisible();
    expect(storage.read('shop.phoneOrder')).toBeNull();
  });

  it('shows the new total when the order has become dearer, and the next press orders at it', async () => {
    const cost = { total: 52_900, prices: [{ productId: 6, price: 400 }] };
    const { inputs } = renderPanel({ answers: [refuse('CONFLICT', cost), placed] });
    await fill();

    await send();
    expect(await screen.findByText(/Теперь он стоит 52.900.₽ без доставки/)).toBeVisible();
    await send();

    expect(await screen.findByText(/Заказ №.000123 оформлен/)).toBeVisible();
    expect(inputs.map(({ expectedTotal }) => expectedTotal)).toEqual([52_000, 52_900]);
  });

  it('expects no total when it shows none', async () => {
    const { inputs } = renderPanel({ products: [] });
    await fill();

    await send();

    expect(await screen.findByText(/Заказ №.000123 оформлен/)).toBeVisible();
    expect(inputs[0]?.expectedTotal).toBeNull();
  });

  it('orders the rest when a part is sold out, until nothing is left', async () => {
    const shortage = (...products: object[]) => refuse('BAD_REQUEST', { products });
    const answers = [
      shortage({ productId: 6, available: 1 }),
      shortage({ productId: 5, available: 0 }, { productId: 6, available: 0 }),
    ];
    const { inputs } = renderPanel({ answers });
    await fill();

    await send();
    expect(await screen.findByText('Товара стало меньше')).toBeVisible();
    expect(form().getByText('1 шт.', { selector: 'li:last-child *' })).toBeVisible();
    await send();

    expect(await screen.findByText(/больше нет в наличии/)).toBeVisible();
    expect(inputs[1]?.products[1]).toMatchObject({ productId: 6, productCount: 1 });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});
