const DAY = /^\d{4}-\d{2}-\d{2}$/;
// With a zone: a time without one would be another instant on a server elsewhere.
const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a text is a day of the calendar, YYYY-MM-DD. `Date` reads 2026-02-30 as 2 March. */
export function isCalendarDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The instant of an ISO 8601 text with a zone, as of `Date.now()`; null for any other text. */
export function readInstant(text: string): number | null {
  const day = INSTANT.exec(text)?.[1];
  const time = day !== undefined && isCalendarDay(day) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
