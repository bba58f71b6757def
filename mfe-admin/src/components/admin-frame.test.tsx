import { fakeApi, renderPage, withRights } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { AdminFrame } from './admin-frame';

const Screen = () => (
  <AdminFrame at="orders">
    <h1>Заказы</h1>
  </AdminFrame>
);

const places = () =>
  within(screen.getByRole('navigation', { name: 'Магазин' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('leads to what the person may use', () => {
  renderPage(withRights(Screen, 'orders'), { at: '/admin' });

  expect(places()).toEqual(['Заказы', 'Записи', 'День', 'Вход']);
  expect(screen.getByRole('link', { name: 'Заказы' })).toHaveAttribute('aria-current', 'page');
});

it('leads whoever has both to the studio', () => {
  renderPage(withRights(Screen, 'orders', 'pages'), { at: '/admin' });

  const tools = within(screen.getByRole('navigation', { name: /Магазин и.студия/ }));
  expect(tools.getByRole('link', { name: 'Магазин' })).toHaveAttribute('aria-current', 'true');
  expect(tools.getByRole('link', { name: 'Студия' })).toHaveAttribute('href', '/studio');
});

it('leads nobody else there', () => {
  renderPage(withRights(Screen, 'orders', 'people'), { at: '/admin' });

  expect(screen.queryByRole('link', { name: 'Студия' })).toBeNull();
});

it('leads an owner to all screens', () => {
  renderPage(withRights(Screen, 'orders', 'goods', 'shop', 'people'), { at: '/admin' });

  expect(places()).toEqual(['Заказы', 'Записи', 'День', 'Товары', 'О магазине', 'Люди', 'Вход']);
});

const waiting = (waitingReviews: number, waitingQuestions: number) => ({
  data: { staffReviews: { waitingReviews, waitingQuestions } },
});

it('counts the reviews and questions that wait, for whoever decides on them', async () => {
  const { api } = renderPage(withRights(Screen, 'orders', 'leads'), { at: '/admin', api: fakeApi(waiting(2, 1)) });

  expect(await screen.findByRole('link', { name: 'Отзывы (3)' })).toHaveAttribute('href', '/admin/reviews');
  expect(api.calls.map(({ operation }) => operation)).toEqual(['WaitingReviews']);
});

it('asks for no count without the right', async () => {
  const { api } = renderPage(withRights(Screen, 'orders'), { at: '/admin', api: fakeApi() });

  expect(api.calls).toEqual([]);
  expect(places()).not.toContain('Отзывы');
});
