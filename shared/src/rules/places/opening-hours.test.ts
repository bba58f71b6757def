import { isOpenOn, minuteOfWeek, openingState, openingWords, readOpeningHours } from '.';

const WORKDAYS = 'Пн–Пт 9:00–20:00; Сб–Вс 10:00–18:00';
const at = (day: number, hour: number, minute = 0) => day * 24 * 60 + hour * 60 + minute;
const state = (schedule: string, minute: number) => openingState(readOpeningHours(schedule), minute);
const words = (schedule: string, minute: number) => {
  const known = state(schedule, minute);
  return known && openingWords(known, Math.floor(minute / (24 * 60))).replaceAll('\u00A0', ' ');
};

describe('opening hours', () => {
  it.each([
    ['in the middle of a working day', WORKDAYS, at(0, 12), 'Открыто до 20:00'],
    ['at the minute it opens', WORKDAYS, at(0, 9), 'Открыто до 20:00'],
    ['at the minute it closes', WORKDAYS, at(0, 20), 'Закрыто, откроется завтра в 9:00'],
    ['before it opens', WORKDAYS, at(5, 8, 59), 'Закрыто, откроется в 10:00'],
    ['at the weekend', WORKDAYS, at(6, 12), 'Открыто до 18:00'],
    ['on the last evening of the week', WORKDAYS, at(6, 19), 'Закрыто, откроется завтра в 9:00'],
    ['on a day off', 'Пн–Пт 9:00–18:00', at(5, 12), 'Закрыто, откроется в понедельник в 9:00'],
    ['on a day off before the days', 'Вт–Вс 10:00–19:00', at(0, 23), 'Закрыто, откроется завтра в 10:00'],
    ['on the one day of the week, when it is over', 'Ср 10:00–12:00', at(2, 13), 'Закрыто, откроется в среду в 10:00'],
    ['after midnight', 'Пт–Сб 20:00–2:00', at(6, 1), 'Открыто до 2:00'],
    ['after the midnight that ends the week', 'Вс 20:00–2:00', at(0, 1), 'Открыто до 2:00'],
    ['until midnight', 'Пн–Вс 9:00–24:00', at(3, 23), 'Открыто до 24:00'],
    ['always', 'Круглосуточно', at(3, 3), 'Открыто круглосуточно'],
  ])('reports the state %s', (_when, schedule, minute, expected) => {
    expect(words(schedule, minute)).toBe(expected);
  });

  it.each([null, '', 'по договорённости', 'Пн–Пт 9–20', 'Пн–Пт 25:00–26:00', 'Пн 9:00–20:00, кроме праздников'])(
    'is unknown for the unreadable schedule %s',
    (schedule) => {
      expect(openingState(readOpeningHours(schedule), at(0, 12))).toBeNull();
    },
  );

  it('uses the local time of the place', () => {
    const noonInMoscow = Date.UTC(2026, 10, 22, 9, 30); // a Sunday

    expect(minuteOfWeek(noonInMoscow, 180)).toBe(at(6, 12, 30));
    expect(minuteOfWeek(noonInMoscow, 600)).toBe(at(6, 19, 30));
    expect(minuteOfWeek(Date.UTC(2026, 10, 22, 15), 600)).toBe(at(0, 1));
  });
});

describe('the days of a place', () => {
  const morning = { from: 9 * 60, to: 13 * 60 };
  const afternoon = { from: 13 * 60, to: 18 * 60 };

  // 30 November 2026 is a Monday, 5 and 6 December are a weekend.
  it.each([
    ['Пн–Пт 9:00–19:00; Сб 10:00–16:00', '2026-11-30', undefined, true],
    ['Пн–Пт 9:00–19:00; Сб 10:00–16:00', '2026-12-05', afternoon, true],
    ['Пн–Пт 9:00–19:00; Сб 10:00–16:00', '2026-12-06', undefined, false],
    ['Пн–Пт 14:00–19:00', '2026-11-30', morning, false],
    ['Вт–Вс 10:00–19:00', '2026-11-30', undefined, false],
    ['Вс 22:00–11:00', '2026-11-30', morning, true],
    ['Круглосуточно', '2026-12-06', morning, true],
    ['по звонку', '2026-12-06', morning, true],
  ])('«%s» on %s, %j: %s', (schedule, day, part, expected) => {
    expect(isOpenOn(readOpeningHours(schedule), day, part)).toBe(expected);
  });
});
