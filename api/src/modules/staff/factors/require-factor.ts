import { AppError } from '../../../errors/app-error';
import type { StaffRight } from '../../../generated/resolvers-types';

/** How long a proof counts, in seconds. */
export const PROOF_SECONDS = {
  usual: 12 * 60 * 60,
  /** For changing people and factors. */
  fresh: 10 * 60,
} as const;

export type ProofAge = keyof typeof PROOF_SECONDS;

const NEEDED_FOR: readonly StaffRight[] = ['orders', 'goods', 'shop', 'people', 'leads'];

export const needsFactor = (right: StaffRight): boolean => NEEDED_FOR.includes(right);

/** Until when a proof counts; null when it is too old, or missing. */
export function provenUntil(provenAt: Date | null, age: ProofAge): Date | null {
  if (provenAt === null) return null;
  const until = new Date(provenAt.getTime() + PROOF_SECONDS[age] * 1000);
  return until.getTime() > Date.now() ? until : null;
}

/** @throws AppError UNAUTHENTICATED with `secondFactor` */
export function refuseUnproven(provenAt: Date | null, age: ProofAge): void {
  if (provenUntil(provenAt, age) !== null) return;
  const text = 'Подтвердите, что это\u00A0вы: вторым способом входа';
  throw new AppError('UNAUTHENTICATED', 'the second factor is not proven', { secondFactor: true, text });
}
