import type { CurrentUser, UserPasswordInput } from '../../generated/resolvers-types';
import { changedPasswordError, checkFields } from './account-fields';
import type { AccountServices, Requester } from './account-services';
import { checkCurrentPassword, WRONG_PASSWORD } from './current-password';
import { present, toCurrentUser } from './current-user';
import { setPassword } from './set-password';

/**
 * Changes the password for a user who knows the current one. All sessions end, including this one.
 * @throws AppError BAD_REQUEST with `fields`; TOO_MANY_REQUESTS
 */
export async function updateUserPassword(
  services: AccountServices,
  userId: number,
  { password, newPassword }: UserPasswordInput,
  requester: Requester,
): Promise<CurrentUser> {
  const { users, passwords, publicUrl } = services;
  checkFields({ newPassword: changedPasswordError(newPassword, password) });
  const user = present(await users.findById(userId));
  await checkCurrentPassword(services, user, password, requester);
  const passwordHash = await passwords.hash(newPassword);

  await services.inTransaction(async (tx) => {
    const present = await tx.users.lockById(userId);
    checkFields({ password: present?.password_hash === user.password_hash ? null : WRONG_PASSWORD });
    await setPassword(tx, user, { passwordHash, publicUrl });
  });
  requester.record('password-changed', { userId });
  services.onMailQueued();
  return toCurrentUser(user);
}
