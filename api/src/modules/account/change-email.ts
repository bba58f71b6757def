import { readEmail } from '@shop/shared/format';
import { AppError } from '../../errors/app-error';
import type { CurrentUser, SuccessPayload, UserEmailInput } from '../../generated/resolvers-types';
import type { RateLimit, RateLimits } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { changedEmailError, checkFields, passwordError } from './account-fields';
import { emailChangeRequestedMail, newEmailMail } from './account-mails';
import type { AccountServices, Requester } from './account-services';
import { checkCurrentPassword } from './current-password';
import { getCurrentUser, present, toCurrentUser } from './current-user';
import { accountKey } from './password-attempts';
import { EMAIL_TAKEN } from './taken';

const WRONG_EMAIL = 'Введенный E-mail не совпадает с текущим';
const HOUR = 60 * 60;
// Each change sends mail to an address of the user's choice, or says that somebody has it.
const BY_ACCOUNT: RateLimit = { name: 'email-changes', hits: 5, windowSeconds: HOUR };
const BY_MAILBOX: RateLimit = { name: 'email-change-mails', hits: 5, windowSeconds: HOUR };

async function countMail(limits: RateLimits, userId: number, newEmail: string): Promise<void> {
  refuseWhenPassed(await limits.count(BY_ACCOUNT, accountKey(userId)), 'changes of e-mail');
  refuseWhenPassed(await limits.count(BY_MAILBOX, newEmail), 'mails about a new e-mail');
}

/**
 * Asks the mailbox of a new e-mail to confirm it, for a user who knows the current e-mail and the
 * password. Until then the old one stays; it gets a mail that says what to do if somebody else
 * asked.
 * @returns the user, with the old e-mail
 * @throws AppError BAD_REQUEST with `fields`; CONFLICT; TOO_MANY_REQUESTS
 */
export async function updateUserEmail(
  services: AccountServices,
  userId: number,
  input: UserEmailInput,
  requester: Requester,
): Promise<CurrentUser> {
  const { users, limits, publicUrl } = services;
  const user = present(await users.findById(userId));
  const newEmail = readEmail(input.newEmail);
  const password = input.password ?? '';
  checkFields({
    email: readEmail(input.email) === readEmail(user.email) ? null : WRONG_EMAIL,
    newEmail: changedEmailError(input.newEmail, input.email),
    password: passwordError(password),
  });
  await checkCurrentPassword(services, user, password, requester);
  await countMail(limits, userId, newEmail);
  if (await users.findByEmail(newEmail)) throw new AppError('CONFLICT', 'e-mail taken', { text: EMAIL_TAKEN });

  await services.inTransaction(async (tx) => {
    // The lock: of two requests at once, the later one's e-mail waits.
    await tx.users.lockById(userId);
    await tx.emailChanges.cancel(userId);
    const token = await tx.emailChanges.add(userId, newEmail);
    await tx.outbox.add(newEmailMail({ ...user, email: newEmail }, token, publicUrl));
    await tx.outbox.add(emailChangeRequestedMail(user, newEmail, publicUrl));
  });
  services.onMailQueued();
  return toCurrentUser(user);
}

/**
 * Mails the link again to the e-mail that waits. Links sent before still work.
 * @throws AppError NOT_FOUND when no e-mail waits; TOO_MANY_REQUESTS
 */
export async function resendEmailConfirmation(services: AccountServices, userId: number): Promise<SuccessPayload> {
  await services.inTransaction(async ({ users, emailChanges, limits, outbox }) => {
    const user = present(await users.lockById(userId));
    const newEmail = await emailChanges.findNewEmail(userId);
    if (newEmail === null) throw new AppError('NOT_FOUND', 'no new e-mail waits');
    await countMail(limits, userId, newEmail);
    const token = await emailChanges.add(userId, newEmail);
    await outbox.add(newEmailMail({ ...user, email: newEmail }, token, services.publicUrl));
  });
  services.onMailQueued();
  return { success: true };
}

/** Drops the e-mail that waits; its links stop working. */
export async function cancelEmailChange(
  { users, emailChanges }: AccountServices,
  userId: number,
): Promise<CurrentUser> {
  await emailChanges.cancel(userId);
  return getCurrentUser(users, userId);
}
