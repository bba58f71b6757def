import { checkFields } from './account-fields';
import type { AccountServices, Requester } from './account-services';
import { accountKey, passwordAttempts } from './password-attempts';
import type { UserRow } from './user-repository';

export const WRONG_PASSWORD = 'Введенный пароль не совпадает с текущим';

/**
 * Refuses a change to a user who does not know the current password. A wrong one counts as a
 * failed sign-in, so a stolen session cannot be used to guess it.
 * @throws AppError BAD_REQUEST with `fields.password`; TOO_MANY_REQUESTS
 */
export async function checkCurrentPassword(
  { limits, passwords }: AccountServices,
  user: UserRow,
  password: string,
  requester: Requester,
): Promise<void> {
  const attempts = passwordAttempts(limits, accountKey(user.id), requester);
  await attempts.refuseWhenTooMany();
  const isRight = await passwords.matches(password, user.password_hash);
  if (!isRight) {
    requester.record('sign-in-failed', { userId: user.id });
    await attempts.countFailure();
  }
  checkFields({ password: isRight ? null : WRONG_PASSWORD });
  // Simultaneous guesses all pass the first check.
  await attempts.refuseWhenTooMany();
}
