import type { CurrentUser, UserPasswordInput } from '../../generated/resolvers-types';
import { checkFields, newPasswordError } from './account-fields';
import type { AccountServices } from './account-services';
import { present, toCurrentUser } from './current-user';
import { accountKey, passwordAttempts } from './password-attempts';
import { setPassword } from './set-password';

const WRONG_PASSWORD = 'Введенный пароль не совпадает с текущим';

/**
 * Changes the password for a user who knows the current one. All sessions end, including this one.
 * @throws AppError BAD_REQUEST with `fields`; TOO_MANY_REQUESTS, so a stolen session cannot be used
 *   to guess the password
 */
export async function updateUserPassword(
  services: AccountServices,
  userId: number,
  { password, newPassword }: UserPasswordInput,
  address: string,
): Promise<CurrentUser> {
  const { users, limits, passwords, publicUrl } = services;
  checkFields({ newPassword: newPasswordError(newPassword) });
  const user = present(await users.findById(userId));
  const attempts = passwordAttempts(limits, accountKey(userId), address);
  await attempts.refuseWhenTooMany();
  const isRight = await passwords.matches(password, user.password_hash);
  if (!isRight) await attempts.countFailure();
  checkFields({ password: isRight ? null : WRONG_PASSWORD });
  const passwordHash = await passwords.hash(newPassword);

  await services.inTransaction(async (tx) => {
    const present = await tx.users.lockById(userId);
    checkFields({ password: present?.password_hash === user.password_hash ? null : WRONG_PASSWORD });
    await setPassword(tx, user, { passwordHash, publicUrl });
  });
  services.onMailQueued();
  return toCurrentUser(user);
}
