import { SELLER } from '@shop/shared/seller';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { openScreen, ORDER, press, type Answer } from '../../testing';
import { Screen } from './print-screen';

const COMPANY = {
  ...ORDER,
  ...{ id: 124, userType: 'ur', paymentType: 'invoice', invoiceEdition: 2, deliveryPrice: 450, total: 25_940 },
  ...{ deliveryPriceOpen: false, requisiteName: 'ООО «Вектор»', requisiteInn: '7700000016' },
  seller: { ...SELLER, account: '40702810200000012345' },
};

const open = (...orders: object[]) => {
  const answers: Record<string, Answer[]> = { StaffOrdersToPrint: [{ data: { staffOrders: { rows: orders } } }] };
  return openScreen(Screen, answers, { at: '/admin/print?ids=124,123', path: '/admin/print' });
};
const sheets = () =>
  screen.getAllByRole('article').map((sheet) => within(sheet).getByRole('heading', { level: 2 }).textContent);

it('shows picking lists of all and the invoice of the company, each with a code back to its card', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { container } = open(ORDER, COMPANY);

  await screen.findByRole('heading', { name: /Лист сборки: №\s000123/ });
  expect(sheets()).toEqual([
    expect.stringMatching(/^Лист сборки: №\s000124$/),
    expect.stringMatching(/^Счёт на\sоплату №\s000124-2 от/),
    expect.stringMatching(/^Лист сборки: №\s000123$/),
  ]);
  expect(screen.getAllByRole('img', { name: /^QR-код карточки заказа/ })).toHaveLength(3);
  const [picking, invoice] = screen.getAllByRole('article');
  expect(picking).toHaveTextContent(/Анна Ветрова.*Казань.*INVIS DUOS.*1 шт\..*Радиометка/);
  expect(invoice).toHaveTextContent(/40702810200000012345.*ООО «Вектор».*7700000016.*Итого: 25 940 ₽/);
  await expectNoAxeViolations(container);

  await press(/Напечатать 3\sлиста/);

  expect(print).toHaveBeenCalledTimes(1);
});

it('prints the sheet of the parcel too, which says how goods can be returned', async () => {
  const { called } = open(ORDER);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Листы сборки/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Заказы в\sпосылку/ }));

  expect(sheets()).toEqual([expect.stringMatching(/^Заказ №\s000123 от/)]);
  expect(screen.getByRole('article')).toHaveTextContent(/вернуть|возврат/i);
  expect(called('StaffOrdersToPrint')).toHaveLength(1);
});

it('shows what shoppers typed as text', async () => {
  const hostile = '<img src=x onerror=alert(1)> =cmd| \u202Eеворп';
  open({ ...ORDER, fio: hostile, orderComment: hostile });

  const [sheet] = await screen.findAllByRole('article');
  expect(sheet).toHaveTextContent(/<img src=x onerror=alert\(1\)> =cmd\|/);
  expect(sheet?.querySelector('[src="x"]')).toBeNull();
});
