import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { PrintSheet, type PrintSheetProps } from './print-sheet';

const SHEET: PrintSheetProps = {
  kind: 'invoice',
  orderId: 123,
  placedAt: '2026-11-20T08:42:00.000Z',
  parties: [{ title: 'Плательщик', name: 'ООО «Прокат»', facts: [{ label: 'Руководитель', value: null }] }],
  rows: [
    { name: 'DUOS ONLINE LITE', count: 3, sumKopecks: 2_251_500, isService: false },
    { name: 'Установка комплекса', count: 1, sumKopecks: 650_000, isService: true },
  ],
  deliveryKopecks: 45_000,
  totalKopecks: 2_946_500,
  isOnScreen: true,
};

const rowTexts = () => screen.getAllByRole('row').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

it('prints an invoice with the seller, the payer, every row, the delivery and the total in words', async () => {
  const { container } = render(<PrintSheet {...SHEET} />);

  expect(screen.getByRole('heading', { name: /^Счёт на.оплату №.000123 от.20 ноября 2026$/ })).toBeVisible();
  expect(screen.getByText(/^ИП Соколов Д\..А\.$/)).toBeVisible();
  expect(screen.getByText('ООО «Прокат»')).toBeVisible();
  expect(screen.queryByText('Руководитель')).not.toBeInTheDocument();
  expect(rowTexts()).toEqual([
    '№НаименованиеКол-воЦенаСумма',
    '1DUOS ONLINE LITE3 шт.7 505 ₽22 515 ₽',
    '2Установка комплекса1 усл.6 500 ₽6 500 ₽',
    '3Доставка1 усл.450 ₽450 ₽',
  ]);
  expect(screen.getByText(/Двадцать девять тысяч четыреста шестьдесят пять рублей 00 копеек/)).toBeVisible();
  expect(screen.getByText(/Назначение платежа: оплата по.счёту №.000123 от.20 ноября 2026\./)).toBeVisible();
  await expectNoAxeViolations(container);
});

it('says that the total excludes a delivery without a price, and prints no payment details on an order', () => {
  render(<PrintSheet {...SHEET} kind="order" deliveryKopecks={null} />);

  expect(screen.getByRole('heading', { name: /^Заказ №.000123/ })).toBeVisible();
  expect(rowTexts()).toHaveLength(3);
  expect(screen.getByText(/Доставка по.договорённости, в.сумму не.входит\./)).toBeVisible();
  expect(screen.queryByText(/Назначение платежа/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Исправный товар можно вернуть/)).toBeInTheDocument();
});

it('appears only in print unless the page shows it', () => {
  render(<PrintSheet {...SHEET} isOnScreen={false} />);

  expect(screen.getByText(/^Сумма прописью/)).not.toBeVisible();
});
