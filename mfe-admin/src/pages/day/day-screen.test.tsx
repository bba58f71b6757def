import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openScreen, type Answer } from '../../testing';
import { Screen } from './day-screen';

const ORDER = {
  ...{ id: 123, createdAt: '2026-11-20T08:55:00.000Z', orderStatus: 'confirmed', paymentType: 'cash' },
  ...{ paymentStatus: 'not_paid', deliveryType: 'Курьер', carrier: null, trackNumber: null },
  ...{ total: 25_490, paid: 0, unpaid: 25_490 },
};
const DAY = {
  ...{ date: '2026-11-20', orders: [ORDER], cancelled: 0, total: 25_490, paid: 0, unpaid: 25_490 },
  shipped: [{ ...ORDER, id: 101, orderStatus: 'shipped', carrier: 'СДЭК', trackNumber: '10029' }],
  payments: [{ paymentType: 'cash', orders: 1, total: 25_490, paid: 0, unpaid: 25_490 }],
  csv: '\uFEFFНомер\r\n000123\r\n',
};
const answer = (day: object = {}): Answer => ({
  data: { staffDay: { ...DAY, ...day }, staffOrders: { counts: [{ status: 'new', count: 3 }] } },
});
const open = (...answers: Answer[]) =>
  openScreen(Screen, { StaffDay: answers }, { at: '/admin/day', path: '/admin/day' });

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:00:00.000Z')));
afterEach(() => jest.restoreAllMocks());

it('shows today: sums by payment, orders, what was shipped and what waits', async () => {
  const { container, called } = open(answer());

  expect(await screen.findByRole('table', { name: 'Суммы дня' })).toHaveTextContent(
    /Наличными1\s*25 490 ₽.*Итого1\s*25 490 ₽/,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'День: 20 ноября 2026' })).toBeVisible();
  expect(screen.getByRole('region', { name: /^Принято/ })).toHaveTextContent(/№\s000123.*Подтверждён, 11:55/);
  expect(screen.getByRole('region', { name: /^Отправлено/ })).toHaveTextContent(/№\s000101.*СДЭК, 10029/);
  expect(screen.getByRole('link', { name: 'Новые: 3' })).toHaveAttribute('href', '/admin?status=new');
  expect(called('StaffDay')[0]?.variables).toEqual({ date: '2026-11-20' });
  await expectNoAxeViolations(container);
});

it('saves the file that the API made with one press', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open(answer());
  await screen.findByRole('table');

  await userEvent.click(screen.getByRole('button', { name: /Файл/ }));

  expect(saved[0]?.size).toBe(new Blob([DAY.csv]).size);
  expect(saved[0]?.type).toContain('text/csv');
});

it('shows another day, also one without orders', async () => {
  const { called } = open(answer(), answer({ date: '2026-11-18', orders: [], shipped: [], payments: [] }));
  await screen.findByRole('table');

  fireEvent.change(screen.getByLabelText('День'), { target: { value: '2026-11-18' } });

  expect(await screen.findByText(/заказов не\sбыло/)).toBeVisible();
  await waitFor(() => expect(called('StaffDay').at(-1)?.variables).toEqual({ date: '2026-11-18' }));
  expect(screen.getByRole('button', { name: /Файл/ })).toBeDisabled();
});
