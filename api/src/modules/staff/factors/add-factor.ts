import { AppError } from '../../../errors/app-error';
import type { RecoveryCodes, TotpSecret } from '../../../generated/resolvers-types';
import type { RecordSecurityEvent } from '../../../security-events';
import type { StaffMember } from '../require-right';
import type { StaffServices, StaffTransaction } from '../staff-services';
import { limitAttempts, refuseCode } from './limit-attempts';
import { checkMayAdd } from './may-change-factors';
import { readPasskeyName } from './passkey-name';
import { readPasskey, refusePasskey, registrationOptions } from './passkeys';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes';
import { tellOfFactors, type FactorChange } from './tell-of-factors';
import { createTotpSecret, stepOf } from './totp';

/**
 * Makes a secret for an app. A confirmed one counts until a code of the new one is sent.
 * @throws AppError UNAUTHENTICATED with `secondFactor`; FORBIDDEN
 */
export async function startTotp({ factors, staff }: StaffServices, member: StaffMember): Promise<TotpSecret> {
  await checkMayAdd(factors, member);
  const person = await staff.findPerson(member.userId);
  const made = createTotpSecret(person?.email ?? '');
  await factors.startTotp(member.userId, made.secret);
  return made;
}

/** Ten codes with the first factor; null with each further one. Adding a factor proves it. */
async function finish(
  tx: StaffTransaction,
  { userId, sessionToken }: StaffMember,
  change: FactorChange,
  publicUrl: string,
): Promise<RecoveryCodes> {
  await tx.factors.prove(sessionToken);
  await tx.audit.add({ action: 'add-factor', userId, details: { change } });
  await tellOfFactors(tx, userId, change, publicUrl);
  if ((await tx.factors.count(userId)).codes > 0) return { recoveryCodes: null };
  const recoveryCodes = createRecoveryCodes();
  await tx.factors.setRecoveryCodes(userId, recoveryCodes.map(hashRecoveryCode));
  return { recoveryCodes };
}

/**
 * Takes the first code of an app.
 * @throws AppError BAD_REQUEST with `fields.code`; TOO_MANY_REQUESTS; as startTotp
 */
export async function confirmTotp(
  { attempts, inTransaction, onMailQueued, publicUrl }: StaffServices,
  member: StaffMember,
  code: string,
  record: RecordSecurityEvent,
): Promise<RecoveryCodes> {
  const { userId } = member;
  const codes = await limitAttempts(attempts, userId, record, () =>
    inTransaction(async (tx) => {
      await tx.factors.lock(userId);
      await checkMayAdd(tx.factors, member);
      const pending = (await tx.factors.findTotp(userId))?.pending_secret ?? null;
      const step = pending === null ? null : stepOf(pending, code.replaceAll(/\s/g, ''));
      if (step === null) return refuseCode();
      await tx.factors.confirmTotp(userId, step);
      return finish(tx, member, 'add-totp', publicUrl);
    }),
  );
  onMailQueued();
  record('factor-changed', { userId, reason: 'add-totp' });
  return codes;
}

/**
 * What the browser needs to make a passkey.
 * @throws AppError as startTotp
 */
export async function startPasskey({ factors, staff, publicUrl }: StaffServices, member: StaffMember) {
  await checkMayAdd(factors, member);
  const person = await staff.findPerson(member.userId);
  if (!person) throw new AppError('FORBIDDEN', 'is no staff');
  const known = await factors.findPasskeys(member.userId);
  const options = await registrationOptions(publicUrl, { ...person, id: person.user_id }, known);
  await factors.setChallenge(member.sessionToken, 'add', options.challenge);
  return options;
}

/**
 * Adds the passkey that a browser has made.
 * @throws AppError BAD_REQUEST with `fields`; as startTotp
 */
export async function addPasskey(
  { factors, inTransaction, onMailQueued, publicUrl }: StaffServices,
  member: StaffMember,
  { response, name }: { response: unknown; name: string },
  record: RecordSecurityEvent,
): Promise<RecoveryCodes> {
  await checkMayAdd(factors, member);
  const label = readPasskeyName(name);
  const challenge = await factors.useChallenge(member.sessionToken, 'add');
  if (challenge === null) return refusePasskey('no challenge');
  const key = await readPasskey(publicUrl, response, challenge);
  const codes = await inTransaction(async (tx) => {
    await tx.factors.lock(member.userId);
    await checkMayAdd(tx.factors, member);
    if (!(await tx.factors.addPasskey(member.userId, { ...key, name: label }))) refusePasskey('known already');
    return finish(tx, member, 'add-passkey', publicUrl);
  });
  onMailQueued();
  record('factor-changed', { userId: member.userId, reason: 'add-passkey' });
  return codes;
}
