import { AppError } from '../../errors/app-error';
import type { SigninInput, SuccessPayload } from '../../generated/resolvers-types';
import type { RateLimit } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { confirmationMail } from './account-mails';
import type { AccountServices, Requester } from './account-services';
import { checkLogin } from './check-login';
import { present } from './current-user';
import { accountKey } from './password-attempts';

// An account has one mailbox, so this also limits the mails to one mailbox.
const BY_ACCOUNT: RateLimit = { name: 'confirmation-mails', hits: 5, windowSeconds: 60 * 60 };

/**
 * Mails the link of the sign-up again to a user who knows the password. Links sent before still
 * work.
 * @throws AppError as signing in; CONFLICT when the e-mail is confirmed already
 */
export async function resendSignupConfirmation(
  services: AccountServices,
  input: SigninInput,
  requester: Requester,
): Promise<SuccessPayload> {
  const { id } = await checkLogin(services, input, requester);
  await services.inTransaction(async ({ users, tokens, limits, outbox }) => {
    const user = present(await users.lockById(id));
    if (user.confirmed_at) throw new AppError('CONFLICT', `user ${id} is already confirmed`);
    refuseWhenPassed(await limits.count(BY_ACCOUNT, accountKey(id)), 'confirmation mails');
    await outbox.add(confirmationMail(user, await tokens.create(id, 'confirmation'), services.publicUrl));
  });
  services.onMailQueued();
  return { success: true };
}
