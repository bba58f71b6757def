import { act, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, fakeApi, renderPage, userEvent } from '@shop/shared/testing';
import { DUOS, ORDERED } from '../../testing';
import { OrdersPage } from './orders-page';

const ORDER = {
  id: 123,
  createdAt: '2026-11-20T10:00:00.000Z',
  orderStatus: 'shipped',
  paymentStatus: 'paid',
  deliveryPrice: 450,
  products: [ORDERED],
};
const OLD = { ...ORDER, id: 99, orderStatus: 'delivered', paymentStatus: 'refunded' };

const renderOrders = (at = '/orders', ...orders: object[]) =>
  renderPage(OrdersPage, { at, api: fakeApi({ data: { siteOrders: orders } }), lists: { products: [DUOS] } });

const rowOf = async (number: RegExp) => {
  const row = (await screen.findByRole('heading', { name: number })).closest('li');
  if (!row) throw new Error('an order has a row');
  return within(row);
};

it('says that the orders are loading', () => {
  renderPage(OrdersPage, { at: '/orders' });

  expect(screen.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем заказы');
});

it('lists orders with number, date, status, payment and total, each with a link to its page', async () => {
  renderOrders('/orders', ORDER);

  const row = await rowOf(/№\s000123/);

  expect(row.getByText('20 ноября 2026')).toBeVisible();
  expect(row.getByText('В пути')).toBeVisible();
  expect(row.getByText('Оплачен')).toBeVisible();
  expect(row.getByText(/27\s250\s₽/)).toBeVisible();
  expect(row.getByRole('link')).toHaveAttribute('href', '/orders/123');
  expect(screen.getByText(/^Показан 1\sзаказ$/)).toBeVisible();
});

it('marks its own section in the menu of the account', async () => {
  renderOrders('/orders', ORDER);

  const menu = within(screen.getByRole('navigation', { name: 'Личный раздел' }));

  expect(menu.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Мои адреса' })).toHaveAttribute('href', '/addresses');
});

it('filters by the status in the address, and updates the address', async () => {
  renderOrders('/orders?status=delivered', ORDER, OLD);
  await rowOf(/№\s000099/);
  expect(screen.queryByRole('heading', { name: /№\s000123/ })).not.toBeInTheDocument();
  expect(screen.getByText(/Показано 1 из\s2/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: /В пути/ }));

  expect(window.location.search).toBe('?status=shipped');
  expect(screen.getByRole('heading', { name: /№\s000123/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /№\s000099/ })).not.toBeInTheDocument();
});

it('shows all orders when the address has an unknown status', async () => {
  renderOrders('/orders?status=lost', ORDER, OLD);

  expect(await screen.findByRole('heading', { name: /№\s000099/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: /№\s000123/ })).toBeVisible();
});

it('offers all orders when none has the status', async () => {
  renderOrders('/orders?status=cancelled', ORDER);

  await userEvent.click(await screen.findByRole('button', { name: 'Показать все' }));

  expect(window.location.search).toBe('');
  expect(screen.getByRole('heading', { name: /№\s000123/ })).toBeVisible();
});

it('links to the goods when there are no orders', async () => {
  renderOrders('/orders');

  expect(await screen.findByRole('heading', { name: 'Заказов ещё нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'К оборудованию' })).toHaveAttribute('href', '/products');
});

it('offers to sign in again when the session has ended, and then shows the orders', async () => {
  const api = fakeApi({ code: 'UNAUTHENTICATED' }, { data: { siteOrders: [ORDER] } });
  const { shop } = renderPage(OrdersPage, { at: '/orders', api });
  await userEvent.click(await screen.findByRole('button', { name: 'Войти' }));
  expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, activeTab: 'login' });

  act(() => shop.auth.getState().setAuth(true));

  expect(await screen.findByRole('heading', { name: /№\s000123/ })).toBeVisible();
});

it('offers to try again after any other failure', async () => {
  const api = fakeApi({ code: 'INTERNAL_SERVER_ERROR' }, { data: { siteOrders: [ORDER] } });
  renderPage(OrdersPage, { at: '/orders', api });
  expect(await screen.findByText('Заказы не загрузились')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('heading', { name: /№\s000123/ })).toBeVisible();
});

it('puts an order into the cart again once, with the sum and an undo', async () => {
  const GOODS = { data: { siteProducts: [DUOS] } };
  const { shop } = renderPage(OrdersPage, {
    at: '/orders',
    api: fakeApi({ data: { siteOrders: [ORDER] } }, GOODS, GOODS),
    lists: { products: [DUOS] },
  });
  const row = await rowOf(/№\s000123/);
  const repeat = row.getByRole('button', { name: /Повторить заказ №\s000123/ });

  await userEvent.click(repeat);

  expect(shop.cart.getState().items).toEqual([
    { id: 1, productId: 102, parentId: null, productCount: 1 },
    { id: 2, productId: 10201, parentId: 1, productCount: 1 },
  ]);
  const [notice] = shop.notices.getState().notices;
  expect(notice).toMatchObject({ title: 'Добавили в\u00A0корзину', action: { text: 'Открыть корзину' } });
  expect(notice?.text).toMatch(/Сумма\s26\s800\s₽\. Всего позиций:\s2\.$/);

  await waitFor(() => expect(repeat).not.toHaveAttribute('aria-busy'));
  await userEvent.click(repeat);

  expect(shop.cart.getState().items.map(({ productCount }) => productCount)).toEqual([1, 1]);
  await waitFor(() => expect(shop.notices.getState().notices.at(-1)?.title).toBe('Уже в\u00A0корзине'));
  act(() => notice?.undo?.());
  expect(shop.cart.getState().items).toEqual([]);
});

it('lists the products of an order that are no longer available', async () => {
  const withoutAccessories = { ...DUOS, childProducts: [] };
  const { container } = renderPage(OrdersPage, {
    at: '/orders',
    api: fakeApi({ data: { siteOrders: [ORDER] } }, { data: { siteProducts: [withoutAccessories] } }),
    lists: { products: [DUOS] },
  });
  const row = await rowOf(/№\s000123/);

  await userEvent.click(row.getByRole('button', { name: /Повторить/ }));

  expect(await screen.findByText(/Радиометка РМ-2: больше не\sпродаётся/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть корзину' })).toHaveAttribute('href', '/cart');
  await expectNoAxeViolations(container);
});
