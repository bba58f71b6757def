import { readEmail } from '@shop/shared/format';
import { AppError } from '../../errors/app-error';
import type { ConfirmEmailInput, ConfirmEmailPayload } from '../../generated/resolvers-types';
import type { RecordSecurityEvent } from '../../security-events';
import { emailChangedMails } from './account-mails';
import type { AccountServices, AccountTransaction, Requester } from './account-services';
import { limitMisses } from './limit-misses';
import { EMAIL_TAKEN } from './taken';
import type { UserRow } from './user-repository';

/** @throws AppError CONFLICT */
function refuseConfirmed(user: UserRow): never {
  throw new AppError('CONFLICT', `user ${user.id} is already confirmed`);
}

function refuseToken(record: RecordSecurityEvent): never {
  record('token-refused', { reason: 'no such confirmation link' });
  throw new AppError('BAD_REQUEST', 'no such confirmation token');
}

async function confirmFirst(
  { users, tokens }: AccountTransaction,
  { email, token }: ConfirmEmailInput,
  record: RecordSecurityEvent,
): Promise<void> {
  // With the lock, the second of two simultaneous clicks finds
  // the address confirmed, not the token missing.
  const user = await users.lockByEmail(email);
  if (user?.confirmed_at) refuseConfirmed(user);
  if (!user || !(await tokens.use(token, user.id, 'confirmation'))) refuseToken(record);
  await users.confirm(user.id);
}

async function confirmNew(
  { users, tokens, emailChanges, stockNotices, outbox }: AccountTransaction,
  userId: number,
  { email, token, publicUrl, record }: ConfirmEmailInput & { publicUrl: string; record: RecordSecurityEvent },
): Promise<void> {
  const before = await users.lockById(userId);
  if (before?.email === email) refuseConfirmed(before);
  // Meanwhile the user may have taken the change back.
  if (!before || (await emailChanges.findUserId(token, email)) === null) refuseToken(record);
  const changed = await users.setEmail(userId, email);
  if (!changed) throw new AppError('CONFLICT', 'e-mail taken meanwhile', { text: EMAIL_TAKEN });
  await stockNotices.move(before.email, email);
  // A recovery link in the old mailbox must not open the account any more.
  await tokens.deleteAllOf(userId);
  for (const mail of emailChangedMails(before, changed, publicUrl)) await outbox.add(mail);
}

async function confirm(
  services: AccountServices,
  { email, token }: ConfirmEmailInput,
  record: RecordSecurityEvent,
): Promise<void> {
  const { emailChanges, inTransaction, publicUrl } = services;
  const userId = await emailChanges.findUserId(token, email);
  if (userId === null) {
    await inTransaction((tx) => confirmFirst(tx, { email, token }, record));
  } else {
    await inTransaction((tx) => confirmNew(tx, userId, { email, token, publicUrl, record }));
    record('email-changed', { userId });
    services.onMailQueued();
  }
}

/**
 * Confirms an address by the token that was mailed to it: a new user's, who can sign in from then
 * on, or the new one of a user, which then replaces the old one.
 * @throws AppError BAD_REQUEST for an unknown e-mail or token; CONFLICT when the address is already
 *   confirmed, or with a text to show when somebody has taken it since the mail; TOO_MANY_REQUESTS
 */
export async function confirmEmail(
  services: AccountServices,
  { email, token }: ConfirmEmailInput,
  { address, record }: Requester,
): Promise<ConfirmEmailPayload> {
  await limitMisses(services.limits, address, () => confirm(services, { email: readEmail(email), token }, record));
  return { isConfirmed: true };
}
