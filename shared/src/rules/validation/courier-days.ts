import { formatTime, isoDate } from '../format/date';
import { COURIER_CUT_OFF } from '../seller';

/** The days that the courier's date is judged by, YYYY-MM-DD in Moscow. */
export interface CourierDays {
  today: string;
  /** The first day on which the courier can come. */
  firstDay: string;
}

const DAY_MS = 86_400_000;

/**
 * Until the cut-off (Moscow time) the courier still comes today, later tomorrow
 * (docs/rules.md, Orders).
 * @param now milliseconds, as of `Date.now()`
 * @param cutOff «12:00»
 */
export function courierDays(now: number, cutOff = COURIER_CUT_OFF): CourierDays {
  const today = isoDate(now);
  return { today, firstDay: formatTime(now) < cutOff ? today : isoDate(now + DAY_MS) };
}
