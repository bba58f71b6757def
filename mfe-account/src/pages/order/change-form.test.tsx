import { screen } from '@testing-library/react';
import { fakeApi, renderPage, userEvent } from '@shop/shared/testing';
import { ORDER } from '../../testing';
import { OrderPage } from './order-page';

let mockIsOnline = false;

jest.mock('./change-fields', () => {
  if (!mockIsOnline) throw new Error('Loading chunk order-change failed.');
  return jest.requireActual<object>('./change-fields');
});

it('says that the form did not load, and loads it at the second press', async () => {
  const api = fakeApi({ data: { siteOrders: [ORDER] } });
  const { shop } = renderPage(OrderPage, { at: '/orders/123', path: '/orders/:id', api });

  await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));

  const button = await screen.findByRole('button', { name: 'Изменить', busy: false });
  expect(shop.notices.getState().notices).toMatchObject([
    { kind: 'error', title: 'Форма не\u00A0открылась', text: 'Проверьте интернет и\u00A0попробуйте ещё раз.' },
  ]);

  mockIsOnline = true;
  await userEvent.click(button);

  expect(await screen.findByRole('button', { name: 'Сохранить' })).toBeVisible();
});
