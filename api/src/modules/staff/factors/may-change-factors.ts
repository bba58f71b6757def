import { AppError } from '../../../errors/app-error';
import type { StaffMember } from '../require-right';
import type { FactorRepository } from './factor-repository';
import { refuseUnproven } from './require-factor';

const NEEDS_LINK = 'Второй способ входа подключают по\u00A0ссылке из\u00A0письма: попросите её и\u00A0откройте здесь';

/**
 * A stolen password must not add the thief's factor: the first one needs a mailed link, any other a
 * fresh proof.
 * @returns whether it is the first
 * @throws AppError UNAUTHENTICATED with `secondFactor`; FORBIDDEN
 */
export async function checkMayAdd(
  factors: FactorRepository,
  { userId, sessionToken, provenAt }: StaffMember,
): Promise<boolean> {
  const { has_totp: hasTotp, passkeys } = await factors.count(userId);
  if (hasTotp || passkeys > 0) {
    refuseUnproven(provenAt, 'fresh');
    return false;
  }
  const { may_enrol_until: mayEnrol } = await factors.findProof(sessionToken);
  if (mayEnrol === null) throw new AppError('FORBIDDEN', 'no link was opened', { text: NEEDS_LINK });
  return true;
}
