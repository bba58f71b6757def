import { showEmail } from '../../input/show-email';
import { AppError } from '../../errors/app-error';
import type { SigninInput, SigninPayload } from '../../generated/resolvers-types';
import type { AccountServices, Requester } from './account-services';
import { checkLogin } from './check-login';
import { deviceOf } from './device';
import { forgiveFailures } from './password-attempts';

/**
 * Opens a session.
 * @throws AppError as `checkLogin`; UNAUTHENTICATED with `unconfirmedEmail` when the password is
 *   right but the e-mail is not confirmed yet
 */
export async function signIn(
  services: AccountServices,
  input: SigninInput,
  requester: Requester,
): Promise<SigninPayload> {
  const {
    id,
    email,
    password_hash: passwordHash,
    confirmed_at: confirmedAt,
  } = await checkLogin(services, input, requester);
  if (!confirmedAt)
    throw new AppError('UNAUTHENTICATED', `user ${id} is not confirmed`, {
      unconfirmedEmail: showEmail(email),
    });
  const token = await services.sessions.open(id, passwordHash, deviceOf(requester.userAgent));
  if (token === null) throw new AppError('UNAUTHENTICATED', `the password of user ${id} has changed meanwhile`);
  await forgiveFailures(services.limits, id);
  requester.record('signed-in', { userId: id });
  return { token };
}
