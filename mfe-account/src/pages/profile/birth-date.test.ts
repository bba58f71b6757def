import { formatDay, isBefore1900, parseDay } from './birth-date';

it.each([
  ['14.03.1988', '1988-03-14'],
  [' 4.3.1988 ', '1988-03-04'],
  ['14/03/1988', '1988-03-14'],
  ['14031988', '1988-03-14'],
  ['1988-03-14', '1988-03-14'],
  ['29.02.2000', '2000-02-29'],
  ['29.02.1900', null],
  ['31.02.1988', null],
  ['00.01.1988', null],
  ['14.13.1988', null],
  ['14.03.88', null],
  ['вчера', null],
  ['', null],
])('reads «%s» as %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

it('formats a day for the field', () => {
  expect(formatDay('1988-03-14')).toBe('14.03.1988');
  expect(formatDay(null)).toBe('');
});

it('recognizes a typing error in the year', () => {
  expect(isBefore1900('1888-03-14')).toBe(true);
  expect(isBefore1900('1900-01-01')).toBe(false);
});
