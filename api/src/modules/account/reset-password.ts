import { readEmail } from '@shop/shared/format';
import { AppError } from '../../errors/app-error';
import type { ResetPasswordInput, SuccessPayload } from '../../generated/resolvers-types';
import type { RecordSecurityEvent } from '../../security-events';
import { checkFields, emailError, newPasswordError } from './account-fields';
import type { AccountServices, Requester } from './account-services';
import { limitMisses } from './limit-misses';
import { forgiveFailures } from './password-attempts';
import { setPassword } from './set-password';

const DEAD_LINK = 'Ссылка недействительна или устарела';

function refuseToken(record: RecordSecurityEvent, userId: number): never {
  record('token-refused', { userId, reason: 'no such recovery link' });
  throw new AppError('BAD_REQUEST', 'no such recovery token', { fields: { token: DEAD_LINK }, text: DEAD_LINK });
}

async function replacePassword(
  { users, tokens, passwords, publicUrl, inTransaction }: AccountServices,
  { email, token, password }: ResetPasswordInput,
  record: RecordSecurityEvent,
): Promise<void> {
  const user = await users.findByEmail(email);
  if (!user) throw new AppError('NOT_FOUND', 'reset for an unknown e-mail');
  // Checked before the expensive hash, and again when the token is used up.
  if (!(await tokens.isLive(token, user.id, 'recovery'))) refuseToken(record, user.id);
  const passwordHash = await passwords.hash(password);

  await inTransaction(async (tx) => {
    // Locks the account before its tokens, as everywhere.
    // Otherwise two links used at once would deadlock.
    await tx.users.lockById(user.id);
    if (!(await tx.tokens.use(token, user.id, 'recovery'))) refuseToken(record, user.id);
    await tx.users.confirm(user.id);
    await setPassword(tx, user, { passwordHash, publicUrl });
    await forgiveFailures(tx.limits, user.id);
  });
  record('password-changed', { userId: user.id });
}

/**
 * Sets a new password by the token of a recovery mail.
 * This also confirms the address, because the mail was read there.
 * @throws AppError BAD_REQUEST with `fields`, including `token` for a link that does not work;
 *   NOT_FOUND; TOO_MANY_REQUESTS
 */
export async function resetPassword(
  services: AccountServices,
  { email: writtenEmail, token, password }: ResetPasswordInput,
  { address, record }: Requester,
): Promise<SuccessPayload> {
  const email = readEmail(writtenEmail);
  checkFields({ email: emailError(email), password: newPasswordError(password) });
  await limitMisses(services.limits, address, () => replacePassword(services, { email, token, password }, record));
  services.onMailQueued();
  return { success: true };
}
