import { screen } from '@testing-library/react';
import { renderPage, userEvent } from '@shop/shared/testing';
import { ChangeOrder } from './change-order';

let mockIsOnline = false;

jest.mock('./change-fields', () => {
  if (!mockIsOnline) throw new Error('Loading chunk order-change failed.');
  return jest.requireActual<object>('./change-fields');
});

const ORDER = { id: 123, orderStatus: 'new', orderComment: null };

it('says that the form did not load, and loads it at the second press', async () => {
  const Page = () => <ChangeOrder order={ORDER} save={() => Promise.resolve(ORDER)} onChanged={jest.fn()} />;
  const { shop } = renderPage(Page, { at: '/orders/123' });

  await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));

  const button = await screen.findByRole('button', { name: 'Изменить', busy: false });
  expect(shop.notices.getState().notices).toMatchObject([
    { kind: 'error', title: 'Форма не\u00A0открылась', text: 'Проверьте интернет и\u00A0попробуйте ещё раз.' },
  ]);

  mockIsOnline = true;
  await userEvent.click(button);

  expect(await screen.findByRole('button', { name: 'Сохранить' })).toBeVisible();
});
