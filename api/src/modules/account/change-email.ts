import { AppError } from '../../errors/app-error';
import type { CurrentUser, UserEmailInput } from '../../generated/resolvers-types';
import type { RateLimit } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { checkFields, emailError, passwordError, readEmail } from './account-fields';
import { emailChangedMails } from './account-mails';
import type { AccountServices, AccountTransaction } from './account-services';
import { checkCurrentPassword } from './current-password';
import { present, toCurrentUser } from './current-user';
import { accountKey } from './password-attempts';
import { EMAIL_TAKEN } from './taken';
import type { UserRow } from './user-repository';

const WRONG_EMAIL = 'Введенный E-mail не совпадает с текущим';
// Each change sends mail to an address of the user's choice, or says that somebody has it.
const CHANGE_LIMIT: RateLimit = { name: 'email-changes', hits: 5, windowSeconds: 60 * 60 };

async function writeEmail(
  { users, tokens, outbox }: AccountTransaction,
  user: UserRow,
  { email, publicUrl }: { email: string; publicUrl: string },
): Promise<UserRow> {
  const changed = await users.setEmail(user.id, email);
  if (!changed) throw new AppError('CONFLICT', 'e-mail taken', { text: EMAIL_TAKEN });
  // A recovery link in the old mailbox must not open the account any more.
  await tokens.deleteAllOf(user.id);
  for (const mail of emailChangedMails(user, changed, publicUrl)) await outbox.add(mail);
  return changed;
}

/**
 * Changes the e-mail for a user who knows the current one and the password. It takes effect
 * immediately. A mail to the old address says so, and what to do if somebody else did it.
 * @throws AppError BAD_REQUEST with `fields`; CONFLICT; TOO_MANY_REQUESTS
 */
export async function updateUserEmail(
  services: AccountServices,
  userId: number,
  input: UserEmailInput,
  address: string,
): Promise<CurrentUser> {
  const { users, limits, publicUrl } = services;
  const user = present(await users.findById(userId));
  const email = readEmail(input.newEmail);
  const password = input.password ?? '';
  checkFields({
    email: readEmail(input.email) === user.email ? null : WRONG_EMAIL,
    newEmail: emailError(email),
    password: passwordError(password),
  });
  await checkCurrentPassword(services, user, { password, address });
  if (email === user.email) return toCurrentUser(user);
  refuseWhenPassed(await limits.count(CHANGE_LIMIT, accountKey(userId)), 'changes of e-mail');
  const changed = await services.inTransaction((tx) => writeEmail(tx, user, { email, publicUrl }));
  services.onMailQueued();
  return toCurrentUser(changed);
}
