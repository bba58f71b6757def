import { AppError } from '../../errors/app-error';
import type { SigninInput, SigninPayload } from '../../generated/resolvers-types';
import { hashToken } from '../../secret-token';
import { checkFields, loginError, passwordError, readEmail, readPhone } from './account-fields';
import type { AccountServices, Requester } from './account-services';
import { deviceOf } from './device';
import { accountKey, forgiveFailures, passwordAttempts } from './password-attempts';
import type { UserRepository, UserRow } from './user-repository';

function findByLogin(users: UserRepository, login: string): Promise<UserRow | null> {
  return login.includes('@') ? users.findByEmail(readEmail(login)) : users.findByPhone(readPhone(login));
}

// Hashed, because people type anything as a login, even a password.
function attemptsKey(user: UserRow | null, login: string): string {
  return user ? accountKey(user.id) : hashToken(login.includes('@') ? readEmail(login) : readPhone(login));
}

/**
 * Opens a session. The work is the same whether the login exists,
 * the password is right or the e-mail is confirmed.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; UNAUTHENTICATED; TOO_MANY_REQUESTS
 */
export async function signIn(
  services: AccountServices,
  { login, password }: SigninInput,
  requester: Requester,
): Promise<SigninPayload> {
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
  const token = await services.sessions.open(user.id, user.password_hash, deviceOf(requester.userAgent));
  if (token === null) throw new AppError('UNAUTHENTICATED', `user ${user.id} is not confirmed`);
  await forgiveFailures(services.limits, user.id);
  requester.record('signed-in', { userId: user.id });
  return { token };
}
