import { toKopecks } from './money';

const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

/**
 * `24900` as `24 900 ₽`: with no-break spaces, a true minus, and kopecks only if there are any.
 * @param roubles the amount in roubles, with kopecks as a fraction
 */
export function formatPrice(roubles: number): string {
  // Computed in kopecks: 0.1 + 0.2 must read 0,30 and not 0,30000000000000004.
  const kopecks = toKopecks(Math.abs(roubles));
  const whole = String(Math.floor(kopecks / 100)).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  const fraction = kopecks % 100 === 0 ? '' : `,${String(kopecks % 100).padStart(2, '0')}`;
  const sign = roubles < 0 && kopecks > 0 ? MINUS : '';
  return `${sign}${whole}${fraction}${NO_BREAK_SPACE}₽`;
}
