import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { fakeApi } from '../../testing/fake-api';
import { renderPage } from '../../testing/render-page';
import { OrdersPage } from './orders-page';

const ORDER = {
  id: 123,
  createdAt: '2026-11-20T10:00:00.000Z',
  orderStatus: 'shipped',
  deliveryPrice: 450,
  products: [{ productCount: 1, productPrice: 24900, discount: 0, childProducts: [] }],
};

it('says that the orders are on their way', () => {
  renderPage(<OrdersPage />, fakeApi());

  expect(screen.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем заказы');
});

it('lists orders with number, date, status and total', async () => {
  const { container } = renderPage(<OrdersPage />, fakeApi({ data: { siteOrders: [ORDER] } }));

  const order = (await screen.findByRole('heading', { name: /№\s000123/ })).closest('li');

  expect(within(order ?? container).getByText('20 ноября 2026')).toBeVisible();
  expect(within(order ?? container).getByText(/В\sпути/)).toBeVisible();
  expect(within(order ?? container).getByText(/25\s350\s₽/)).toBeVisible();
  await expectNoAxeViolations(container);
});

it('leads to the goods while nothing is ordered', async () => {
  renderPage(<OrdersPage />, fakeApi({ data: { siteOrders: [] } }));

  expect(await screen.findByRole('heading', { name: /Заказов ещё нет/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /К\sоборудованию/ })).toHaveAttribute('href', '/products');
});

it('asks to sign in again when the session has ended, and comes back after it', async () => {
  const { shop } = renderPage(<OrdersPage />, fakeApi({ code: 'UNAUTHENTICATED' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Войти' }));

  expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, activeTab: 'login', returnTo: '/orders' });
});

it('offers to try again after any other failure', async () => {
  const api = fakeApi({ code: 'INTERNAL_SERVER_ERROR' }, { data: { siteOrders: [ORDER] } });
  renderPage(<OrdersPage />, api);
  expect(await screen.findByText('Заказы не загрузились')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('heading', { name: /№\s000123/ })).toBeVisible();
});
