import { ageOf, callWords, isLate } from '.';

const NOON = Date.parse('2026-11-20T09:00:00.000Z');

it.each([
  ['2026-11-20T08:59:30.000Z', 'сейчас'],
  ['2026-11-20T08:55:00.000Z', '5 мин'],
  ['2026-11-20T05:10:00.000Z', '3 ч'],
  ['2026-11-18T08:00:00.000Z', '2 дн'],
])('says how old an order of %s is', (moment, words) => {
  expect(ageOf(moment, NOON)).toBe(words.replace(' ', '\u00A0'));
});

it.each([
  ['2026-11-20T09:10:00.000Z', 'позвонить до 12:10'],
  ['2026-11-21T06:15:00.000Z', 'позвонить до 21 ноября, 09:15'],
  ['2026-11-20T08:50:00.000Z', 'звонок просрочен: до 11:50'],
])('says until when a buyer is to be called: %s', (callBy, words) => {
  expect(callWords(callBy, NOON).replaceAll('\u00A0', ' ')).toBe(words);
});

it('is late after the promised time only', () => {
  expect(isLate('2026-11-20T08:59:59.000Z', NOON)).toBe(true);
  expect(isLate('2026-11-20T09:00:01.000Z', NOON)).toBe(false);
  expect(isLate(null, NOON)).toBe(false);
});
