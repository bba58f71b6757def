import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import type { ShopStorage } from '@shop/shared/runtime';
import { screen, waitFor } from '@testing-library/react';
import { openScreen, ORDER, press, write, type Answer } from '../../testing';
import { Screen } from './new-order-screen';

const GOODS: Answer = {
  data: {
    siteProducts: [
      {
        ...{ id: 1, code: 'IDS-101', name: 'INVIS DUOS', price: 24_900, type: 'product', active: true, count: 3 },
        ...{ orderTermDays: null, properties: [] },
        childProducts: [{ id: 21, name: 'Датчик', price: 0, active: true }],
      },
    ],
  },
};
const PLACED: Answer = { data: { staffCreateOrder: { id: 124 } } };
const NETWORK: Answer = { code: 'INTERNAL_SERVER_ERROR' };

const open = (answers: Record<string, Answer[]>, storage?: ShopStorage) =>
  openScreen(
    Screen,
    { StaffGoods: [GOODS], StaffBuyersOf: [{ data: { staffOrders: { rows: [] } } }], ...answers },
    { at: '/admin/orders/new', path: '/admin/orders/new', storage },
  );

async function fill() {
  await userEvent.type(screen.getByRole('searchbox', { name: /^Добавить товар/ }), 'ids-101');
  await press(/^INVIS DUOS/);
  await write('Телефон', '+7 912 000-41-64');
  await write('Имя', 'Анна Ветрова');
}
const keysOf = (calls: { variables: Record<string, unknown> }[]) =>
  calls.map(({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey);

it('places the order of a caller with goods, a name and a number, and opens its card', async () => {
  const { called, container } = open({ StaffCreateOrder: [PLACED] });
  expect(screen.getByRole('button', { name: 'Создать заказ' })).toBeDisabled();
  await fill();
  expect(screen.getByText(/Итого 24 900 ₽/)).toBeVisible();
  await expectNoAxeViolations(container);

  await press('Создать заказ');

  expect(await screen.findByText('Открыта страница /admin/orders/124')).toBeVisible();
  expect(called('StaffCreateOrder')[0]?.variables.input).toMatchObject({
    ...{ fio: 'Анна Ветрова', phone: '79120004164', fastOrder: true, expectedTotal: 24_900 },
    products: [{ productId: 1, productCount: 1, childProducts: [{ productId: 21, productCount: 1 }] }],
  });
});

it('keeps what was typed and its key through a lost answer and a reload, so that nothing is doubled', async () => {
  const first = open({ StaffCreateOrder: [NETWORK] });
  await fill();
  await press('Создать заказ');
  await press('Создать заказ');
  await waitFor(() => expect(first.called('StaffCreateOrder')).toHaveLength(2));
  const { storage } = first.shop;
  first.unmount();

  const again = open({ StaffCreateOrder: [PLACED] }, storage);
  await press('Создать заказ');
  await screen.findByText('Открыта страница /admin/orders/124');

  const keys = keysOf([...first.called('StaffCreateOrder'), ...again.called('StaffCreateOrder')]);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
});

it('knows who has ordered from this number, and takes their data', async () => {
  open({ StaffBuyersOf: [{ data: { staffOrders: { rows: [ORDER] } } }] });
  await write('Телефон', '8 912 000-41-64');

  await press('Взять данные');

  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна Ветрова');
  expect(screen.getByRole('textbox', { name: 'Почта' })).toHaveValue('anna@example.ru');
});

it('names the goods that are too few, and a price that has risen', async () => {
  open({
    StaffCreateOrder: [
      { code: 'BAD_REQUEST', products: [{ productId: 1, available: 0 }] },
      { code: 'CONFLICT', total: 26_900, prices: [{ productId: 1, price: 26_900 }] },
    ],
  });
  await fill();
  await press('Создать заказ');
  expect(await screen.findByText(/INVIS DUOS: свободно 0\sшт/)).toBeVisible();

  await press('Создать заказ');

  expect(await screen.findByRole('alert')).toHaveTextContent(/Цены изменились/);
  expect(screen.getByText(/Итого 26 900 ₽/)).toBeVisible();
});
