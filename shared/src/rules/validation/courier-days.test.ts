import { courierDays, findErrors, orderChangeSchema } from '.';

describe('the first day of the courier', () => {
  it.each([
    ['2026-11-20T08:59:59Z', '2026-11-20', '2026-11-20'],
    ['2026-11-20T09:00:00Z', '2026-11-20', '2026-11-21'],
    ['2026-11-20T20:59:59Z', '2026-11-20', '2026-11-21'],
    // Midnight in Moscow, and the end of a year.
    ['2026-12-31T21:00:00Z', '2027-01-01', '2027-01-01'],
    ['2026-12-31T20:00:00Z', '2026-12-31', '2027-01-01'],
  ])('for an order at %s', (now, today, firstDay) => {
    expect(courierDays(Date.parse(now))).toEqual({ today, firstDay });
  });

  it('is the first that an order may name, unless the order names it already', () => {
    const days = courierDays(Date.parse('2026-11-20T10:00:00Z'));
    const errors = (deliveryDate: string, savedDay?: string) =>
      findErrors(orderChangeSchema(days, savedDay), { deliveryDate });

    expect(errors('2026-11-20')).toEqual({ deliveryDate: 'Сегодня курьер уже не успеет. Выберите завтра или позже' });
    expect(errors('2026-11-19')).toEqual({ deliveryDate: 'Дата не может быть в прошлом' });
    expect(errors('2026-11-21')).toEqual({});
    expect(errors('2026-11-20', '2026-11-20')).toEqual({});
  });
});
