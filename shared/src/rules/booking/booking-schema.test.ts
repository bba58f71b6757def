import { findErrors } from '@shop/shared/validation';
import { bookingSchema } from '.';

// A Friday, 14:30 in Moscow.
const NOW = Date.parse('2026-11-27T11:30:00Z');
const CENTRES = [
  { id: 1, schedule: 'Пн–Пт 9:00–20:00' },
  { id: 2, schedule: 'Сб 10:00–12:00' },
];
const WHOLE = {
  placeId: '1',
  carMake: 'Toyota',
  carModel: 'Camry',
  carYear: '2021',
  voltage: '12',
  date: '2026-11-30',
  half: 'morning',
};
const PAST = 'Дата не может быть в прошлом';

const ADDRESS = { address: 'Москва, ул. Первая, д. 1' };

function errors(values: object, { isWholeDemanded = false, isVisit = false } = {}) {
  const schema = bookingSchema({ now: NOW, centres: CENTRES, isWholeDemanded, isVisit: () => isVisit });
  return findErrors(schema, values);
}

it('takes a whole booking, and any part of it where nothing is demanded', () => {
  expect(errors(WHOLE, { isWholeDemanded: true })).toEqual({});
  expect(errors({ carMake: 'Газель' })).toEqual({});
});

it.each([
  [false, ['placeId', 'carMake', 'carModel', 'carYear', 'voltage', 'date', 'half']],
  [true, ['address', 'carMake', 'carModel', 'carYear', 'voltage', 'date', 'half']],
])('demands every part on the page; the fitter comes: %s', (isVisit, names) => {
  expect(Object.keys(errors({}, { isWholeDemanded: true, isVisit }))).toEqual(names);
});

it('keeps what was typed for the other way, and asks no centre for its hours', () => {
  const sunday = { ...WHOLE, ...ADDRESS, date: '2026-11-29' };

  expect(errors({ ...WHOLE, address: 'М'.repeat(501) }, { isWholeDemanded: true })).toEqual({});
  expect(errors(sunday, { isWholeDemanded: true, isVisit: true })).toEqual({});
});

it.each([
  ['placeId', '7', 'Выберите установочный центр из списка'],
  ['address', 'Москва, ул. Первая, д. 1', 'Укажите что-то одно: центр или адрес'],
  ['carYear', '21', 'Укажите год выпуска: четыре цифры, от\u00A01950 до\u00A02027'],
  ['carYear', '2028', 'Укажите год выпуска: четыре цифры, от\u00A01950 до\u00A02027'],
  ['voltage', '220', 'Выберите 12 или 24\u00A0В'],
  ['date', '2026-11-26', PAST],
  ['date', '2027-11-28', 'Выберите дату в пределах года'],
  ['date', '2026-11-29', 'В этот день центр не работает. Выберите другой день'],
  ['half', 'night', 'Выберите половину дня из списка'],
  ['carMake', 'М'.repeat(65), 'Длина поля не может превышать 64 символов'],
])('refuses %s %j', (name, value, message) => {
  expect(errors({ ...WHOLE, [name]: value })).toEqual({ [name]: message });
});

it('refuses a half of the day in which the centre is closed', () => {
  expect(errors({ ...WHOLE, placeId: '2', date: '2026-12-05', half: 'afternoon' })).toEqual({
    half: 'В это время центр не работает. Выберите другое время или день',
  });
});

it('refuses a half of today that is over in Moscow', () => {
  expect(errors({ ...WHOLE, date: '2026-11-27' })).toEqual({ half: 'Сегодня это время уже прошло' });
  expect(errors({ ...WHOLE, date: '2026-11-27', half: 'afternoon' })).toEqual({});
});
