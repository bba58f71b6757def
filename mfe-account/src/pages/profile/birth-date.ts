const MIN_YEAR = 1900;

/** The ways people write a day: `14.03.1988`, `14/3/1988`, `14031988`. */
const WRITTEN = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$|^(\d{2})(\d{2})(\d{4})$/;
/** Browsers fill in a saved birthday in this form. */
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function partsOf(text: string): [year: number, month: number, day: number] | null {
  const iso = ISO.exec(text);
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  const written = WRITTEN.exec(text);
  if (!written) return null;
  return [Number(written[3] ?? written[6]), Number(written[2] ?? written[5]), Number(written[1] ?? written[4])];
}

/** The day as YYYY-MM-DD; null for text that is not a day of the calendar, such as 31.02.1988. */
export function parseDay(text: string): string | null {
  const parts = partsOf(text.trim());
  if (!parts || !isRealDay(...parts)) return null;
  const [year, month, day] = parts;
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** `1988-03-14` as `14.03.1988`. No time zone is involved, so that the day never shifts. */
export function formatDay(iso: string | null | undefined): string {
  return iso ? iso.split('-').reverse().join('.') : '';
}

/** Whether the year is before 1900, which can only be a typing error. */
export function isBefore1900(iso: string): boolean {
  return Number(iso.slice(0, 4)) < MIN_YEAR;
}
