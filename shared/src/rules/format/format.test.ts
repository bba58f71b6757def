import {
  formatAddress,
  countOf,
  digitsOf,
  fillTemplate,
  formatDateLong,
  formatDateTime,
  formatDayMonth,
  formatNumber,
  formatOrderAddress,
  formatOrderNumber,
  formatPhone,
  formatPrice,
  formatTime,
  isoDate,
  keepRanges,
  maskPhone,
  phoneHref,
  plural,
  readPhone,
} from './index';
import { formatDate } from './date';

const NB = '\u00A0';

it.each([
  ['3–5 часов, 9–36 В', '3\u2060–\u20605 часов, 9\u2060–\u206036 В'],
  ['Радиометка – это метка', 'Радиометка – это метка'],
])('a line never breaks inside a range: %s', (text, kept) => {
  expect(keepRanges(text)).toBe(kept);
});

describe('prices and numbers', () => {
  it.each([
    [0, `0${NB}₽`],
    [900, `900${NB}₽`],
    [24900, `24${NB}900${NB}₽`],
    [1284900, `1${NB}284${NB}900${NB}₽`],
    [99.5, `99,50${NB}₽`],
    [0.1 + 0.2, `0,30${NB}₽`],
    [1999.999, `2${NB}000${NB}₽`],
    [-1185, `\u22121${NB}185${NB}₽`],
    [-0.001, `0${NB}₽`],
  ])('prints %p roubles', (roubles, text) => {
    expect(formatPrice(roubles)).toBe(text);
  });

  it('prints numbers and order numbers', () => {
    expect([formatNumber(12500), formatNumber(-1.5), formatNumber(13.56)]).toEqual([
      `12${NB}500`,
      '\u22121,5',
      '13,56',
    ]);
    expect([formatOrderNumber(123), formatOrderNumber(1234567)]).toEqual([`№${NB}000123`, `№${NB}1234567`]);
  });
});

describe('phones', () => {
  it.each([
    ['', ''],
    ['+', '+'],
    ['+7', '+7'],
    ['9', '+7 9'],
    ['912', '+7 912'],
    ['9120', '+7 912 0'],
    ['9120004', '+7 912 000-4'],
    ['9120004164', '+7 912 000-41-64'],
    ['89120004164', '+7 912 000-41-64'],
    ['79120004164', '+7 912 000-41-64'],
    ['8 (912) 000-41-64', '+7 912 000-41-64'],
    ['+7 (912) 000-41-64', '+7 912 000-41-64'],
    ['8435550123', '+7 843 555-01-23'],
    ['+7 891 200-04-164', '+7 912 000-41-64'],
    ['0000000000', '+7 000 000-00-00'],
    ['тел.', ''],
  ])('shows «%s» as «%s»', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
  });

  it.each([
    // A habitual 8 behind the mask's +7: no area code is 849, 88x or 89x.
    ['+7 849 512-34-567', '+7 495 123-45-67'],
    ['+7 881 212-34-567', '+7 812 123-45-67'],
    // 834 is a code of its own: what is meant cannot be known, so nothing is dropped.
    ['+7 834 312-34-567', '+7 834 312-34-567'],
    ['+7 912 000-41-645', '+7 912 000-41-645'],
    ['+7 843 555-01-234', '+7 843 555-01-234'],
    ['+7 495 123-45-67, +7 912 000-41-64', '+7 495 123-45-6779120004164'],
    ['8 495 123-45-67 доб. 12', '+7 495 123-45-6712'],
  ])('drops no digit of «%s», and shows «%s»', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
    expect(maskPhone(shown)).toBe(shown);
  });

  it.each([
    ['\u202D8 (495) 123-45-67\u202C', '+7 495 123-45-67'],
    ['8\u200B495\u00AD1234567\uFE0F', '+7 495 123-45-67'],
    ['\uFF0B7\uFF08495\uFF091234567', '+7 495 123-45-67'],
    ['8 10 7 495 123-45-67', '+7 495 123-45-67'],
    ['007 495 123-45-67', '+7 495 123-45-67'],
  ])('reads «%s» as «%s»', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
  });

  it.each([
    ['79120004164', '79120004164'],
    ['89120004164', '79120004164'],
    ['8 (912) 000-41-64', '79120004164'],
    ['+7 912 000-41-64', '79120004164'],
    ['\u202D+7 912 000-41-64', '79120004164'],
    ['+8 912 000-41-64', '79120004164'],
    ['+7 849 512-34-567', '74951234567'],
    ['+7 834 312-34-567', '783431234567'],
    ['9120004164', '9120004164'],
    ['+82 231234567', '82231234567'],
    ['8 10 375 29 123-45-67', '375291234567'],
    ['375291234567', '375291234567'],
  ])('keeps «%s» as %s', (typed, digits) => {
    expect(readPhone(typed)).toBe(digits);
  });

  it('prints stored phones and leaves foreign ones unchanged', () => {
    expect(formatPhone('79120004164')).toBe('+7 912 000-41-64');
    expect(formatPhone('+375 29 123-45-67')).toBe('+375 29 123-45-67');
  });

  it('returns the digits and a tel: link', () => {
    expect(digitsOf('+7 912 000-41-64')).toBe('79120004164');
    expect([phoneHref('8 800 000-24-70'), phoneHref('+375 29 123-45-67')]).toEqual([
      'tel:+78000002470',
      'tel:+375291234567',
    ]);
  });
});

describe('an address', () => {
  it('names its parts, except those that already name their kind', () => {
    const flat = { city: 'Москва', street: 'ул. Ленина', home: '5', entrance: '2', floor: '3', apartment: '18' };
    const office = { street: 'Невский проспект', home: 'стр. 3', apartment: 'офис 41' };

    expect(formatAddress(flat)).toBe(`Москва, ул. Ленина, д.${NB}5, подъезд${NB}2, этаж${NB}3, кв.${NB}18`);
    expect(formatAddress(office)).toBe('Невский проспект, стр. 3, офис 41');
    expect(formatAddress({ city: 'Химки', home: '12А', floor: null })).toBe(`Химки, д.${NB}12А`);
  });

  it('of an order comes from the order', () => {
    const order = { deliveryCity: 'Москва', deliveryStreet: 'ул. Ленина', deliveryHome: '5', deliveryEntrance: '2' };

    expect(formatOrderAddress({ ...order, deliveryFloor: '3', deliveryApartment: '18' })).toBe(
      `Москва, ул. Ленина, д.${NB}5, подъезд${NB}2, этаж${NB}3, кв.${NB}18`,
    );
    expect(formatOrderAddress({ deliveryCity: null })).toBe('');
  });
});

describe('words', () => {
  const FORMS = ['товар', 'товара', 'товаров'] as const;

  it('declines after numbers', () => {
    const counts = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111];

    expect(counts.map((count) => plural(count, FORMS)).join(' ')).toBe(
      'товаров товар товара товара товаров товаров товаров товаров товар товара товаров товар товаров',
    );
    expect(countOf(3, FORMS)).toBe(`3${NB}товара`);
  });

  it('fills placeholders and leaves unknown ones visible', () => {
    expect(fillTemplate('{name}, всего {count}. {other}', { name: 'Маяк', count: 0 })).toBe('Маяк, всего 0. {other}');
  });
});

describe('dates', () => {
  // In Moscow this is already the 21st.
  const LATE = '2026-11-20T22:05:00Z';

  it('prints the date and time in Moscow wherever it runs', () => {
    expect(formatDate(LATE)).toBe('21.11.2026');
    expect(formatDateLong(LATE)).toBe('21 ноября 2026');
    expect(formatDayMonth(LATE)).toBe('21 ноября');
    expect(formatTime(LATE)).toBe('01:05');
    expect(formatDateTime(LATE)).toBe('21.11.2026, 01:05');
    expect(isoDate(LATE)).toBe('2026-11-21');
  });
});
