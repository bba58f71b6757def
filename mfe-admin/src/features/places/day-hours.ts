import { DAY_MINUTES, readOpeningHours, timeOf } from '@shop/shared/places';

export const DAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const;
export const ALWAYS = 'Круглосуточно';

/** As they are typed; both empty: a day off. */
export interface DayHours {
  from: string;
  to: string;
}

const OFF: DayHours = { from: '', to: '' };

const endOf = (minute: number) => (minute % DAY_MINUTES === 0 ? '24:00' : timeOf(minute % DAY_MINUTES));

/** The hours of each day; null for a schedule that is not one interval a day. */
export function daysOfSchedule(schedule: string): readonly DayHours[] | null {
  if (schedule.trim() === '') return DAYS.map(() => OFF);
  const spans = readOpeningHours(schedule);
  if (spans === null || spans.some(({ start, end }) => end - start > DAY_MINUTES)) return null;
  const ofDay = (day: number) => spans.filter(({ start }) => Math.floor(start / DAY_MINUTES) === day);
  const days = DAYS.map((_, day) => ofDay(day));
  if (days.some(({ length }) => length > 1)) return null;
  return days.map(([span]) => (span ? { from: timeOf(span.start % DAY_MINUTES), to: endOf(span.end) } : OFF));
}

const isOff = ({ from, to }: DayHours) => from === '' && to === '';
const hoursOf = ({ from, to }: DayHours) => `${from}–${to}`;

/** «Пн–Пт 9:00–20:00; Сб 10:00–16:00»: days after each other with the same hours make one rule. */
export function scheduleOfDays(days: readonly DayHours[]): string {
  const rules: { first: number; last: number; hours: string }[] = [];
  for (const [day, hours] of days.entries()) {
    if (isOff(hours)) continue;
    const before = rules.at(-1);
    if (before?.last === day - 1 && before.hours === hoursOf(hours)) before.last = day;
    else rules.push({ first: day, last: day, hours: hoursOf(hours) });
  }
  const nameOf = (day: number) => DAYS[day] ?? '';
  return rules
    .map(({ first, last, hours }) => `${nameOf(first)}${last > first ? `–${nameOf(last)}` : ''} ${hours}`)
    .join('; ');
}
