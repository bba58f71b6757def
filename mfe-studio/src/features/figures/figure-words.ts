import { formatNumber } from '@shop/shared/format';
import { formsWords, ordersWords, pressesWords } from '../../words';
import type { BlockCounts, VersionFigures } from './use-figures';

const DAY_MS = 86_400_000;

/** With one decimal below ten, where it tells something. */
const rounded = (value: number) => formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/** `64 %`; «—» where nobody could have seen it. */
export function shareWords(seen: number, visits: number): string {
  // A visit that began before midnight has seen its last blocks on the next day.
  return visits === 0 ? '—' : `${Math.min(100, Math.round((seen / visits) * 100))}\u00A0%`;
}

/** `3,2 на 100`; empty without visits. */
export const perHundred = (count: number, visits: number): string =>
  visits === 0 ? '' : `${rounded((count / visits) * 100)}\u00A0на\u00A0100`;

/** From the first to the last day that counts, both included. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** `12 в день`; empty before the first day. */
export function perDay(count: number, { from, to }: Pick<VersionFigures, 'from' | 'to'>, today?: string): string {
  const last = today ?? to;
  return from && last ? `${rounded(count / daysBetween(from, last))}\u00A0в\u00A0день` : '';
}

const NOTHING: Omit<BlockCounts, 'block'> = { seen: 0, presses: 0, forms: 0, orders: 0 };

/** What was counted of a block; zeros when nothing was. */
export const countsOf = ({ blocks }: Pick<VersionFigures, 'blocks'>, id: string) =>
  blocks.find(({ block }) => block === id) ?? NOTHING;

/** `увидели 64 %, 12 нажатий, 3 заявки` */
export function blockWordsOf(version: VersionFigures, id: string): string {
  const { seen, presses, forms, orders } = countsOf(version, id);
  return [
    `увидели ${shareWords(seen, version.visits)}`,
    pressesWords(presses),
    ...(forms > 0 ? [formsWords(forms)] : []),
    ...(orders > 0 ? [ordersWords(orders)] : []),
  ].join(', ');
}
