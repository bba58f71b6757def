type DateInput = Date | string | number;

// The zone is fixed: a server and a browser in Vladivostok must
// print the same date, or hydration fails.
const TIME_ZONE = 'Europe/Moscow';
const LOCALE = 'ru-RU';

function print(date: DateInput, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALE, { timeZone: TIME_ZONE, ...options }).format(new Date(date));
}

/** `20.11.2026` */
export function formatDate(date: DateInput): string {
  return print(date, { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** `20 ноября 2026`, without «г.». */
export function formatDateLong(date: DateInput): string {
  return print(date, { day: 'numeric', month: 'long', year: 'numeric' }).replace(/\s*г\.$/, '');
}

/** `20 ноября` */
export function formatDayMonth(date: DateInput): string {
  return print(date, { day: 'numeric', month: 'long' });
}

/** `14:05` */
export function formatTime(date: DateInput): string {
  return print(date, { hour: '2-digit', minute: '2-digit' });
}

/** `20.11.2026, 14:05` */
export function formatDateTime(date: DateInput): string {
  return `${formatDate(date)}, ${formatTime(date)}`;
}

/** The date in Moscow as `2026-11-20`, the value of a date field. */
export function isoDate(date: DateInput): string {
  return formatDate(date).split('.').reverse().join('-');
}
