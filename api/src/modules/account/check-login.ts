import { readEmail, readPhone } from '@shop/shared/format';
import { AppError } from '../../errors/app-error';
import type { SigninInput } from '../../generated/resolvers-types';
import { hashToken } from '../../secret-token';
import { checkFields, loginError, passwordError } from './account-fields';
import type { AccountServices, Requester } from './account-services';
import { accountKey, passwordAttempts } from './password-attempts';
import type { UserRepository, UserRow } from './user-repository';

function findByLogin(users: UserRepository, login: string): Promise<UserRow | null> {
  return login.includes('@') ? users.findByEmail(readEmail(login)) : users.findByPhone(readPhone(login));
}

// Hashed, because people type anything as a login, even a password.
function attemptsKey(user: UserRow | null, login: string): string {
  return user ? accountKey(user.id) : hashToken(login.includes('@') ? readEmail(login) : readPhone(login));
}

/**
 * The user who has this login and password, confirmed or not. The work is the same whether the
 * login exists or the password is right.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; UNAUTHENTICATED; TOO_MANY_REQUESTS
 */
export async function checkLogin(
  services: AccountServices,
  { login, password }: SigninInput,
  requester: Requester,
): Promise<UserRow> {
  checkFields({ login: loginError(login), password: passwordError(password) });
  const user = await findByLogin(services.users, login);
  const attempts = passwordAttempts(services.limits, attemptsKey(user, login), requester);
  await attempts.refuseWhenTooMany();

  const isRight = await services.passwords.matches(password, user?.password_hash ?? null);
  if (!user || !isRight) {
    requester.record('sign-in-failed', { userId: user?.id ?? null });
    await attempts.countFailure();
    throw new AppError(user ? 'UNAUTHENTICATED' : 'NOT_FOUND', 'sign-in refused');
  }
  // Simultaneous guesses all pass the first check;
  // the right one must not succeed behind the wrong ones.
  await attempts.refuseWhenTooMany();
  return user;
}
