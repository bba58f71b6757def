import { formatDateLong, formatDayMonth, formatTime, isoDate } from './date';

const DAY_MS = 24 * 60 * 60_000;

/**
 * A moment as people say it, in Moscow time: «сегодня, 14:05», «вчера, 9:12», «20 ноября, 12:15»;
 * of another year with the year.
 */
export function whenOf(moment: string, now: number = Date.now()): string {
  const day = isoDate(moment);
  const time = formatTime(moment);
  if (day === isoDate(now)) return `сегодня, ${time}`;
  if (day === isoDate(now - DAY_MS)) return `вчера, ${time}`;
  const isThisYear = day.slice(0, 4) === isoDate(now).slice(0, 4);
  return `${isThisYear ? formatDayMonth(moment) : formatDateLong(moment)}, ${time}`;
}
