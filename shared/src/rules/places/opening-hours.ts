/** Minutes since Monday 0:00, local time. An end may lie in the next week. */
export interface Span {
  start: number;
  end: number;
}

/**
 * The opening hours of a place, or null for a schedule that cannot be read. That is shown as text.
 */
export type OpeningHours = readonly Span[] | null;

/** Whether a place is open at one moment, and until or from when. */
type OpeningState =
  { kind: 'always' } | { kind: 'open'; untilMinute: number } | { kind: 'closed'; fromMinute: number; inDays: number };

export const DAY_MINUTES = 24 * 60;
const WEEK = 7 * DAY_MINUTES;
const WEEK_DAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const;
const RULE = /^(Пн|Вт|Ср|Чт|Пт|Сб|Вс)(?:[–-](Пн|Вт|Ср|Чт|Пт|Сб|Вс))?\s+(\d{1,2}):(\d{2})[–-](\d{1,2}):(\d{2})$/;
const ALWAYS = 'круглосуточно';

const dayIndex = (day: string | undefined) => WEEK_DAYS.findIndex((known) => known === day);

function daysOf(first: string | undefined, last: string | undefined): number[] {
  const from = dayIndex(first);
  const count = last === undefined ? 1 : ((dayIndex(last) - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (from + index) % 7);
}

function readRule(rule: string): Span[] | null {
  const [, first, last, ...digits] = RULE.exec(rule) ?? [];
  const [fromHour, fromMinute, toHour, toMinute] = digits.map(Number);
  if (fromHour === undefined || fromMinute === undefined || toHour === undefined || toMinute === undefined) return null;
  if (fromHour > 23 || toHour > 24 || fromMinute > 59 || toMinute > 59) return null;
  const from = fromHour * 60 + fromMinute;
  const to = toHour * 60 + toMinute;
  // An end before the start is after midnight.
  const length = to > from ? to - from : to - from + DAY_MINUTES;
  return daysOf(first, last).map((day) => ({
    start: day * DAY_MINUTES + from,
    end: day * DAY_MINUTES + from + length,
  }));
}

/**
 * Reads `Круглосуточно`, or rules such as `Пн–Пт 9:00–20:00; Сб 10:00–16:00`. A day without a rule
 * is a day off.
 */
export function readOpeningHours(schedule: string | null | undefined): OpeningHours {
  if (!schedule) return null;
  if (schedule.trim().toLowerCase() === ALWAYS) return [{ start: 0, end: WEEK }];
  const rules = schedule.split(';').map((rule) => readRule(rule.trim()));
  return rules.includes(null) ? null : rules.flatMap((spans) => spans ?? []);
}

const minutesFrom = (minute: number, later: number) => (((later - minute) % WEEK) + WEEK) % WEEK;

function openUntil(hours: readonly Span[], minute: number): number | null {
  const isIn = ({ start, end }: Span, at: number) => start <= at && at < end;
  const span = hours.find((known) => isIn(known, minute) || isIn(known, minute + WEEK));
  return span ? span.end : null;
}

/**
 * Computes the state at one moment of the week.
 * @param minute minutes from Monday, 0:00, in the time of the place
 * @returns null when the opening hours are unknown
 */
export function openingState(hours: OpeningHours, minute: number): OpeningState | null {
  if (!hours || hours.length === 0) return null;
  if (hours.some(({ start, end }) => end - start >= WEEK)) return { kind: 'always' };
  const until = openUntil(hours, minute);
  if (until !== null) return { kind: 'open', untilMinute: until % DAY_MINUTES };
  const waits = hours.map(({ start }) => minutesFrom(minute, start));
  const next = (minute + Math.min(...waits)) % WEEK;
  const inDays = (Math.floor(next / DAY_MINUTES) - Math.floor(minute / DAY_MINUTES) + 7) % 7;
  // An earlier time on the same weekday is next week.
  return { kind: 'closed', fromMinute: next % DAY_MINUTES, inDays: inDays === 0 && next < minute ? 7 : inDays };
}

/** 1 January 1970 was a Thursday. */
const FIRST_MINUTE = 3 * DAY_MINUTES;

/**
 * The minutes since Monday 0:00 at a place.
 * @param utcOffset local time in minutes east of UTC
 */
export function minuteOfWeek(nowMs: number, utcOffset: number): number {
  return (Math.floor(nowMs / 60_000) + utcOffset + FIRST_MINUTE) % WEEK;
}

/** With preposition and case. */
const ON_DAY = [
  'в\u00A0понедельник',
  'во\u00A0вторник',
  'в\u00A0среду',
  'в\u00A0четверг',
  'в\u00A0пятницу',
  'в\u00A0субботу',
  'в\u00A0воскресенье',
];

/** `9:00` for 540 minutes since midnight. */
export function timeOf(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

function dayOf(inDays: number, weekDay: number): string {
  if (inDays === 0) return '';
  return inDays === 1 ? 'завтра ' : `${ON_DAY[(weekDay + inDays) % 7]} `;
}

/**
 * «Открыто до 20:00», «Закрыто, откроется завтра в 9:00».
 * @param weekDay today at the place, 0 is Monday
 */
export function openingWords(state: OpeningState, weekDay: number): string {
  if (state.kind === 'always') return 'Открыто круглосуточно';
  if (state.kind === 'open') return `Открыто до\u00A0${state.untilMinute === 0 ? '24:00' : timeOf(state.untilMinute)}`;
  return `Закрыто, откроется ${dayOf(state.inDays, weekDay)}в\u00A0${timeOf(state.fromMinute)}`;
}

/** Minutes since midnight. */
export interface DayPart {
  from: number;
  to: number;
}

const WHOLE_DAY: DayPart = { from: 0, to: DAY_MINUTES };

/**
 * Whether a place is open at some time of a day, or of a part of it. Unknown hours count as open.
 * @param day YYYY-MM-DD at the place
 */
export function isOpenOn(hours: OpeningHours, day: string, { from, to }: DayPart = WHOLE_DAY): boolean {
  if (!hours || hours.length === 0) return true;
  const midnight = minuteOfWeek(Date.parse(day), 0);
  const overlaps = ({ start, end }: Span) => start < midnight + to && midnight + from < end;
  // Sunday night may last until Monday.
  return hours.some((span) => overlaps(span) || overlaps({ start: span.start - WEEK, end: span.end - WEEK }));
}
