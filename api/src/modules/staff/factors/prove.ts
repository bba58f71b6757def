import type { StaffMe } from '../../../generated/resolvers-types';
import type { RecordSecurityEvent } from '../../../security-events';
import { getStaffMe } from '../get-staff-me';
import type { StaffMember } from '../require-right';
import type { StaffServices } from '../staff-services';
import { limitAttempts, refuseCode } from './limit-attempts';
import { checkPasskey, passkeyIdOf, proofOptions, refusePasskey } from './passkeys';
import { hashRecoveryCode } from './recovery-codes';
import { tellOfFactors } from './tell-of-factors';
import { looksLikeTotp, stepOf } from './totp';

/** What the browser needs to sign with a passkey of the person. */
export async function startProof({ factors, publicUrl }: StaffServices, { userId, sessionToken }: StaffMember) {
  const options = await proofOptions(publicUrl, await factors.findPasskeys(userId));
  await factors.setChallenge(sessionToken, 'prove', options.challenge);
  return options;
}

async function useTotp({ factors }: StaffServices, userId: number, code: string): Promise<void> {
  const secret = (await factors.findTotp(userId))?.secret ?? null;
  const step = secret === null ? null : stepOf(secret, code);
  if (step === null || !(await factors.useStep(userId, step))) refuseCode();
}

async function useRecoveryCode(services: StaffServices, userId: number, code: string): Promise<void> {
  await services.inTransaction(async (tx) => {
    if (!(await tx.factors.useRecoveryCode(userId, hashRecoveryCode(code)))) refuseCode();
    await tx.audit.add({ action: 'use-recovery-code', userId });
    await tellOfFactors(tx, userId, 'use-code', services.publicUrl);
  });
  services.onMailQueued();
}

async function usePasskey(
  { factors, publicUrl }: StaffServices,
  { userId, sessionToken }: StaffMember,
  response: unknown,
): Promise<void> {
  const challenge = await factors.useChallenge(sessionToken, 'prove');
  const key = (await factors.findPasskeys(userId)).find(({ id }) => id === passkeyIdOf(response));
  if (challenge === null || !key) return refusePasskey('no challenge, or no such passkey');
  await factors.usePasskey(key.id, await checkPasskey(publicUrl, response, challenge, key));
}

/**
 * Proves the second factor for this session.
 * @throws AppError BAD_REQUEST with `fields.code` or `fields.passkey`; TOO_MANY_REQUESTS
 */
export async function prove(
  services: StaffServices,
  member: StaffMember,
  { code, passkey }: { code?: string | null; passkey?: unknown },
  record: RecordSecurityEvent,
): Promise<StaffMe> {
  const { userId, sessionToken } = member;
  const typed = (code ?? '').replaceAll(/\s/g, '');
  if (passkey) await usePasskey(services, member, passkey);
  else {
    const use = looksLikeTotp(typed) ? useTotp : useRecoveryCode;
    await limitAttempts(services.attempts, userId, record, () => use(services, userId, typed));
  }
  await services.factors.prove(sessionToken);
  return getStaffMe(services, userId, sessionToken);
}
