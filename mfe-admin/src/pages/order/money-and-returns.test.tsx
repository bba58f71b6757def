import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { answered, dialog, listed, openScreen, ORDER, press, ROW, type Answer } from '../../testing';
import { Screen } from './order-screen';

const PAID = { paymentStatus: 'paid', paidAmount: 25_490, paidAt: '2026-11-20T09:00:00.000Z' };
const OUT = { orderStatus: 'delivered', moves: ['shipped'], canReturnGoods: true };

const open = (order: object, answers: Record<string, Answer[]>) =>
  openScreen(
    Screen,
    { StaffOrders: [listed(ROW)], StaffOrder: [answered(order)], ...answers },
    { at: '/admin/orders/123', path: '/admin/orders/:id' },
  );
const payment = () => within(screen.getByRole('region', { name: 'Оплата' }));

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:00:00.000Z')));
afterEach(() => jest.restoreAllMocks());

it('marks an order as paid in full today, with two presses', async () => {
  const { called } = open({}, { StaffSetPayment: [{ data: { staffSetPayment: { ...ORDER, revision: 2, ...PAID } } }] });

  await press('Отметить оплату');
  const asked = await dialog(/Отметить оплату: №\s000123/);
  expect(asked.getByLabelText('Сумма, ₽')).toHaveValue('25\u00A0490');
  expect(asked.getByLabelText('День')).toHaveValue('2026-11-20');
  await expectNoAxeViolations(document.body);
  await userEvent.click(asked.getByRole('button', { name: 'Отметить оплату' }));

  expect(await payment().findByText('25 490 ₽, 20.11.2026')).toBeVisible();
  expect(called('StaffSetPayment')[0]?.variables).toEqual({
    ...{ id: 123, revision: 1, status: 'paid', amount: 25_490 },
    at: '2026-11-20T09:00:00.000Z',
  });
});

it('takes a mark back', async () => {
  const { called } = open(PAID, { StaffSetPayment: [{ data: { staffSetPayment: { ...ORDER, revision: 2 } } }] });

  await press('Снять отметку');
  await userEvent.click((await dialog(/Снять отметку/)).getByRole('button', { name: 'Снять отметку' }));

  expect(await screen.findByRole('button', { name: 'Отметить оплату' })).toBeVisible();
  expect(called('StaffSetPayment')[0]?.variables).toMatchObject({ status: 'not_paid', amount: 0 });
});

it('takes goods back, a part of them not to the shelf, and says what is owed to the buyer', async () => {
  const after = { ...ORDER, ...OUT, ...PAID, revision: 2, total: 590 };
  const { called } = open({ ...OUT, ...PAID }, { StaffReturnGoods: [{ data: { staffReturnGoods: after } }] });

  await press('Возврат');
  const asked = await dialog(/Возврат товаров/);
  const send = asked.getByRole('button', { name: 'Оформить возврат' });
  expect(send).toBeDisabled();
  await userEvent.selectOptions(asked.getByLabelText('Вернули: INVIS DUOS'), '1');
  expect(asked.getByText(/25 490 ₽ → 590 ₽/)).toBeVisible();
  await userEvent.selectOptions(asked.getByLabelText(/^На\sполку: INVIS DUOS/), '0');
  await userEvent.selectOptions(asked.getByRole('combobox', { name: 'Причина' }), 'Брак');
  await expectNoAxeViolations(document.body);
  await userEvent.click(send);

  expect(await payment().findByText('Покупателю вернуть 24 900 ₽')).toBeVisible();
  expect(called('StaffReturnGoods')[0]?.variables).toEqual({
    ...{ id: 123, revision: 1, reason: 'Брак' },
    lines: [{ lineId: 11, count: 1, toShelf: 0 }],
  });
});

it('keeps the dialog and says so when somebody else was first', async () => {
  open(OUT, { StaffSetPayment: [{ code: 'CONFLICT' }] });

  await press('Отметить оплату');
  const asked = await dialog(/Отметить оплату/);
  await userEvent.click(asked.getByRole('button', { name: 'Отметить оплату' }));

  expect(await asked.findByRole('alert')).toHaveTextContent(/Заказ изменили/);
});
