type DateInput = Date | string | number;

// The zone is fixed: a server and a browser in Vladivostok must
// print the same date, or hydration fails.
const TIME_ZONE = 'Europe/Moscow';
const LOCALE = 'ru-RU';

/** Making a format takes forty times as long as printing with it, so each is made once. */
function printer(options: Intl.DateTimeFormatOptions): (date: DateInput) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(LOCALE, { timeZone: TIME_ZONE, ...options });
    return format.format(new Date(date));
  };
}

const printLong = /*#__PURE__*/ printer({ day: 'numeric', month: 'long', year: 'numeric' });

/** `20.11.2026` */
export const formatDate = /*#__PURE__*/ printer({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** `20 ноября 2026`, without «г.». */
export function formatDateLong(date: DateInput): string {
  return printLong(date).replace(/\s*г\.$/, '');
}

/** `20 ноября` */
export const formatDayMonth = /*#__PURE__*/ printer({ day: 'numeric', month: 'long' });

/** `14:05` */
export const formatTime = /*#__PURE__*/ printer({ hour: '2-digit', minute: '2-digit' });

/** `20.11.2026, 14:05` */
export function formatDateTime(date: DateInput): string {
  return `${formatDate(date)}, ${formatTime(date)}`;
}

/** The date in Moscow as `2026-11-20`, the value of a date field. */
export function isoDate(date: DateInput): string {
  return formatDate(date).split('.').reverse().join('-');
}
