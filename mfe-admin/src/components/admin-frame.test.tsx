import { renderPage, withRights } from '@shop/shared/testing';
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

  expect(places()).toEqual(['Заказы', 'День']);
  expect(screen.getByRole('link', { name: 'Заказы' })).toHaveAttribute('aria-current', 'true');
});

it('leads an owner to all screens', () => {
  renderPage(withRights(Screen, 'orders', 'shop', 'people'), { at: '/admin' });

  expect(places()).toEqual(['Заказы', 'День', 'Доставка', 'Люди']);
});
