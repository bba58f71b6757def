import { whenOf } from '@shop/shared/format';
import { isWithin, periodOf, type Block, type ShownPeriod } from '@shop/shared/page-documents';

/** «с 1 декабря, 10:00 до 5 декабря, 23:59»; «всегда» without a start and an end. */
export function periodWords({ startsAt, endsAt }: ShownPeriod): string {
  const words = [startsAt && `с\u00A0${whenOf(startsAt)}`, endsAt && `до\u00A0${whenOf(endsAt)}`];
  return words.filter(Boolean).join(' ') || 'всегда';
}

/** Whether the end of a block has passed at a time, in milliseconds. */
export function hasEnded(block: Block, nowMs: number): boolean {
  const { endsAt } = periodOf(block);
  return endsAt !== undefined && Date.parse(endsAt) <= nowMs;
}

/**
 * What is to come of the period of a block, at a time in milliseconds: «с 1 декабря, 10:00»,
 * «до 5 декабря, 23:59», «закончился»; null when it is always shown from now on.
 */
export function showingWords(block: Block, nowMs: number): string | null {
  const period = periodOf(block);
  if (hasEnded(block, nowMs)) return 'закончился';
  if (!isWithin(period, nowMs)) return periodWords(period);
  return period.endsAt === undefined ? null : periodWords({ endsAt: period.endsAt });
}
