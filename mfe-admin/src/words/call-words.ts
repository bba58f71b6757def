import { formatDayMonth, formatTime, isoDate } from '@shop/shared/format';

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;

/** How long ago something was: «сейчас», «5 мин», «3 ч», «2 дн». */
export function ageOf(moment: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(moment)) / MINUTE_MS);
  if (minutes < 1) return 'сейчас';
  if (minutes < HOUR_MIN) return `${minutes}\u00A0мин`;
  if (minutes < DAY_MIN) return `${Math.floor(minutes / HOUR_MIN)}\u00A0ч`;
  return `${Math.floor(minutes / DAY_MIN)}\u00A0дн`;
}

/** Whether nobody has called in the time that the mail promised. */
export const isLate = (callBy: string | null | undefined, now: number): boolean =>
  typeof callBy === 'string' && Date.parse(callBy) < now;

/** Until when the buyer is to be called: «позвонить до 14:20», of another day with its date. */
export function callWords(callBy: string, now: number): string {
  const time = formatTime(callBy);
  const until = isoDate(callBy) === isoDate(now) ? time : `${formatDayMonth(callBy)}, ${time}`;
  return isLate(callBy, now) ? `звонок просрочен: до\u00A0${until}` : `позвонить до\u00A0${until}`;
}
