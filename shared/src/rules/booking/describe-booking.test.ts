import { describeBooking, formatHours, orderedName } from '.';

it('says what for, where, which car and when, on one line', () => {
  const booking = {
    forProductName: 'INVIS DUOS',
    place: 'Сервис «Кедр», Томск, Иркутский тракт, д. 65',
    carMake: 'Toyota',
    carModel: 'Camry',
    carYear: 2021,
    voltage: 12,
    date: '2026-12-03',
    half: 'morning' as const,
    minHours: 3,
    maxHours: 5,
  };

  expect(orderedName({ productName: 'Установка', booking })).toBe(
    'Установка: INVIS DUOS; Сервис «Кедр», Томск, Иркутский тракт, д. 65; Toyota Camry, 2021, 12\u00A0В; ' +
      '3 декабря 2026, первая половина дня, до\u00A013:00; 3–5\u00A0ч',
  );
});

it('names a line that is not booked as it is', () => {
  expect(orderedName({ productName: 'Установка', booking: null, orderTermDays: null })).toBe('Установка');
});

it('adds the term of what was not in stock', () => {
  expect(orderedName({ productName: 'Считыватель', orderTermDays: 21 })).toBe('Считыватель. Под заказ, 21\u00A0день');
});

it('leaves out what is not known', () => {
  expect(describeBooking({ carMake: 'Газель', forProductName: null })).toEqual([{ label: 'Машина', value: 'Газель' }]);
});

it.each([
  [3, 5, '3–5\u00A0ч'],
  [1, 1, '1\u00A0ч'],
  [1.5, null, '1,5\u00A0ч'],
  [null, null, ''],
])('writes the hours from %s to %s as «%s»', (least, most, text) => {
  expect(formatHours(least, most)).toBe(text);
});
