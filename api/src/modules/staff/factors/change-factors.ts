import { AppError } from '../../../errors/app-error';
import type {
  MutationStaffRemoveFactorArgs,
  MutationStaffRenamePasskeyArgs,
  RecoveryCodes,
  StaffMe,
  SuccessPayload,
} from '../../../generated/resolvers-types';
import { mailboxKey } from '../../../rate-limit/mailbox-key';
import type { RateLimit } from '../../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../../rate-limit/refuse-when-passed';
import type { RecordSecurityEvent } from '../../../security-events';
import { getStaffMe } from '../get-staff-me';
import type { StaffMember } from '../require-right';
import type { StaffServices } from '../staff-services';
import { factorLinkMail } from './factor-mails';
import { readPasskeyName } from './passkey-name';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes';
import { refuseUnproven } from './require-factor';
import { tellOfFactors } from './tell-of-factors';

const LINKS: RateLimit = { name: 'factor-links', hits: 5, windowSeconds: 60 * 60 };
const UNKNOWN_FACTOR = 'Этого способа входа уже нет';

/**
 * Mails a person the link for the first factor.
 * @throws AppError CONFLICT when there is a factor already; TOO_MANY_REQUESTS
 */
export async function sendFactorLink(
  { factors, staff, limits, inTransaction, onMailQueued, publicUrl }: StaffServices,
  { userId }: StaffMember,
): Promise<SuccessPayload> {
  const { has_totp: hasTotp, passkeys } = await factors.count(userId);
  if (hasTotp || passkeys > 0) throw new AppError('CONFLICT', 'there is a factor');
  const person = await staff.findPerson(userId);
  if (!person) throw new AppError('FORBIDDEN', 'is no staff');
  refuseWhenPassed(await limits.count(LINKS, mailboxKey(person.email)), 'links for a factor');
  await inTransaction(async (tx) => {
    await tx.outbox.add(factorLinkMail(person.email, await tx.factors.createLink(userId), publicUrl));
  });
  onMailQueued();
  return { success: true };
}

/**
 * Replaces the recovery codes.
 * @throws AppError UNAUTHENTICATED with `secondFactor`
 */
export async function renewRecoveryCodes(
  { inTransaction, onMailQueued, publicUrl }: StaffServices,
  { userId, provenAt }: StaffMember,
  record: RecordSecurityEvent,
): Promise<RecoveryCodes> {
  refuseUnproven(provenAt, 'fresh');
  const recoveryCodes = createRecoveryCodes();
  await inTransaction(async (tx) => {
    await tx.factors.lock(userId);
    await tx.factors.setRecoveryCodes(userId, recoveryCodes.map(hashRecoveryCode));
    await tx.audit.add({ action: 'renew-recovery-codes', userId });
    await tellOfFactors(tx, userId, 'renew-codes', publicUrl);
  });
  onMailQueued();
  record('factor-changed', { userId, reason: 'renew-codes' });
  return { recoveryCodes };
}

/**
 * Removes one factor of one's own. With the last one the recovery codes and all proofs go, too.
 * @throws AppError UNAUTHENTICATED with `secondFactor`; NOT_FOUND
 */
export async function removeFactor(
  services: StaffServices,
  { userId, sessionToken, provenAt }: StaffMember,
  { id, kind }: MutationStaffRemoveFactorArgs,
  record: RecordSecurityEvent,
): Promise<StaffMe> {
  refuseUnproven(provenAt, 'fresh');
  await services.inTransaction(async (tx) => {
    await tx.factors.lock(userId);
    const isGone = kind === 'totp' ? tx.factors.removeTotp(userId) : tx.factors.removePasskey(userId, id ?? '');
    if (!(await isGone)) throw new AppError('NOT_FOUND', 'no such factor', { text: UNKNOWN_FACTOR });
    const { has_totp: hasTotp, passkeys } = await tx.factors.count(userId);
    if (!hasTotp && passkeys === 0) await tx.factors.removeAll(userId);
    await tx.audit.add({ action: 'remove-factor', userId, details: { kind } });
    await tellOfFactors(tx, userId, `remove-${kind}`, services.publicUrl);
  });
  services.onMailQueued();
  record('factor-changed', { userId, reason: `remove-${kind}` });
  return getStaffMe(services, userId, sessionToken);
}

/**
 * Calls a passkey of one's own otherwise. It opens what it opened, so nobody is mailed.
 * @throws AppError UNAUTHENTICATED with `secondFactor`; BAD_REQUEST with `fields.name`; NOT_FOUND
 */
export async function renamePasskey(
  services: StaffServices,
  { userId, sessionToken, provenAt }: StaffMember,
  { id, name }: MutationStaffRenamePasskeyArgs,
): Promise<StaffMe> {
  refuseUnproven(provenAt, 'fresh');
  const label = readPasskeyName(name);
  await services.inTransaction(async (tx) => {
    const isRenamed = await tx.factors.renamePasskey(userId, id, label);
    if (!isRenamed) throw new AppError('NOT_FOUND', 'no such passkey', { text: UNKNOWN_FACTOR });
    await tx.audit.add({ action: 'rename-passkey', userId });
  });
  return getStaffMe(services, userId, sessionToken);
}
