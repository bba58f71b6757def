import type { DayPart } from '@shop/shared/places';
import { formatDateLong } from '@shop/shared/format';

/** Half a day: the shop agrees the hour by telephone. */
export const DAY_HALVES = ['morning', 'afternoon'] as const;

export type DayHalf = (typeof DAY_HALVES)[number];

export const HALF_HOURS: Record<DayHalf, DayPart> = {
  morning: { from: 9 * 60, to: 13 * 60 },
  afternoon: { from: 13 * 60, to: 18 * 60 },
};

export const HALF_NAMES: Record<DayHalf, string> = {
  morning: 'первая половина дня, до\u00A013:00',
  afternoon: 'вторая половина дня, после\u00A013:00',
};

export const isDayHalf = (value: unknown): value is DayHalf => DAY_HALVES.some((half) => half === value);

/** «3 декабря 2026, первая половина дня, до 13:00»; the known part of it. */
export function formatWishedTime(date: string | null | undefined, half: DayHalf | null | undefined): string {
  return [date && formatDateLong(date), half && HALF_NAMES[half]].filter(Boolean).join(', ');
}
