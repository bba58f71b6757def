import { screen } from '@testing-library/react';
import { chooseDelivery } from '../../testing';
import { makeLists } from '../../testing/fixtures';
import { renderCheckout } from '../../testing/render-checkout';

const moscow = (time: string) => Date.parse(`2026-11-20T${time}+03:00`);

function openAt(time: string) {
  jest.spyOn(Date, 'now').mockReturnValue(moscow(time));
  renderCheckout();
}

const estimate = (minDays: number | null, maxDays: number | null) =>
  makeLists({ deliveryPrices: [{ id: 12, cityId: 1, typeId: 2, price: 620, minDays, maxDays }] });

afterEach(() => jest.restoreAllMocks());

describe('the ways of delivery', () => {
  it.each([
    ['11:59', 'сегодня', '2026-11-20'],
    ['12:00', 'завтра', '2026-11-21'],
  ])('at %s in Moscow the courier comes %s, and the calendar begins there', async (time, day, first) => {
    openAt(time);

    await chooseDelivery('Москва', /Курьер/);

    expect(screen.getByRole('radio', { name: /Курьер/ })).toHaveAccessibleDescription(
      `Привезём по вашему адресу ${day} или позже`,
    );
    expect(screen.getByLabelText('Дата')).toHaveAttribute('min', first);
    expect(screen.getByText('До 12:00 по Москве — можно на сегодня')).toBeVisible();
  });

  it.each([
    [2, 3, 'ТК «Верста», 2–3\u00A0рабочих дня. Заберёте в пункте выдачи'],
    [4, 5, 'ТК «Верста», 4–5\u00A0рабочих дней. Заберёте в пункте выдачи'],
    [1, 1, 'ТК «Верста», 1\u00A0рабочий день. Заберёте в пункте выдачи'],
    [null, null, 'ТК «Верста». Заберёте в пункте выдачи'],
  ])('name the carrier and its days: from %s to %s', async (minDays, maxDays, text) => {
    renderCheckout({ lists: estimate(minDays, maxDays) });

    await chooseDelivery('Москва', /Транспортная компания.*620/);

    expect(screen.getByRole('radio', { name: /Транспортная/ })).toHaveAccessibleDescription(text);
  });

  it('name the carrier where the price is still to be agreed', async () => {
    renderCheckout();

    await chooseDelivery('Якутск', /Транспортная компания/);

    expect(screen.getByRole('radio', { name: /Транспортная/ })).toHaveAccessibleDescription(
      'ТК «Верста». Цена по договорённости',
    );
  });
});
