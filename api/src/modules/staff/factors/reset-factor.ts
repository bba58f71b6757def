import { readEmail } from '@shop/shared/format';
import { AppError } from '../../../errors/app-error';
import type { SuccessPayload } from '../../../generated/resolvers-types';
import type { RecordSecurityEvent } from '../../../security-events';
import { refuseBeyond } from '../rights';
import type { StaffServices, StaffTransaction } from '../staff-services';
import { factorLinkMail } from './factor-mails';
import { tellOfFactors, type FactorChange } from './tell-of-factors';

const UNKNOWN_PERSON = 'У\u00A0этого человека уже нет доступа';
const ONESELF = 'Свой способ входа сбросить нельзя: попросите другого владельца';

interface Reset {
  personId: number;
  email: string;
  /** Who resets; null: somebody at the machine. */
  by: number | null;
  change: FactorChange;
}

/** Ends factors and sessions, mails a link for a new first factor, and tells the owners. */
async function endFactors(tx: StaffTransaction, reset: Reset, publicUrl: string): Promise<void> {
  const { personId, email, by, change } = reset;
  await tx.factors.removeAll(personId);
  await tx.sessions.closeAllOf(personId);
  await tx.outbox.add(factorLinkMail(email, await tx.factors.createLink(personId), publicUrl));
  await tx.audit.add({ action: 'reset-factor', userId: by, details: { person: personId } });
  await tellOfFactors(tx, personId, change, publicUrl);
}

/**
 * Ends the factors and the sessions of another person, who gets a link for a new first factor.
 * @throws AppError NOT_FOUND; FORBIDDEN with `right`; BAD_REQUEST with `fields` for oneself
 */
export async function resetFactor(
  { inTransaction, onMailQueued, publicUrl }: StaffServices,
  userId: number,
  personId: number,
  record: RecordSecurityEvent,
): Promise<SuccessPayload> {
  if (userId === personId) throw new AppError('BAD_REQUEST', 'oneself', { fields: { userId: ONESELF } });
  await inTransaction(async (tx) => {
    const people = await tx.staff.lockAll();
    const person = await tx.staff.findPerson(personId);
    if (!person) throw new AppError('NOT_FOUND', 'no such person', { text: UNKNOWN_PERSON });
    refuseBeyond(people.get(userId) ?? [], people.get(personId) ?? []);
    await endFactors(tx, { personId, email: person.email, by: userId, change: 'reset' }, publicUrl);
  });
  onMailQueued();
  record('factor-changed', { userId: personId, reason: 'reset' });
  return { success: true };
}

/**
 * The same, asked for at the machine of the API: the last way in (docs/rules.md, Staff).
 * @throws AppError NOT_FOUND, when nobody has the e-mail, or its account has no rights; in English
 */
export async function resetFactorAtMachine(
  { inTransaction, onMailQueued, publicUrl }: StaffServices,
  email: string,
  record: RecordSecurityEvent,
): Promise<SuccessPayload> {
  const userId = await inTransaction(async (tx) => {
    const people = await tx.staff.lockAll();
    const account = await tx.staff.findAccount(readEmail(email));
    if (!account) throw new AppError('NOT_FOUND', 'nobody has an account with this e-mail');
    if (!people.has(account.id)) throw new AppError('NOT_FOUND', 'this account is none of the staff: it has no rights');
    const { id: personId, email: recipient } = account;
    await endFactors(tx, { personId, email: recipient, by: null, change: 'reset-at-machine' }, publicUrl);
    return personId;
  });
  onMailQueued();
  record('factor-changed', { userId, reason: 'reset at the machine' });
  return { success: true };
}
