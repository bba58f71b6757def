import { readEmail } from '@shop/shared/format';
import { AppError } from '../../errors/app-error';
import type { RecoveryPasswordInput, SuccessPayload } from '../../generated/resolvers-types';
import type { RateLimit } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { checkFields, emailError } from './account-fields';
import { recoveryMail } from './account-mails';
import type { AccountServices, Requester } from './account-services';
import { accountKey } from './password-attempts';

const HOUR = 60 * 60;
const BY_ACCOUNT: RateLimit = { name: 'recovery-account', hits: 5, windowSeconds: HOUR };
const BY_ADDRESS: RateLimit = { name: 'recovery-address', hits: 5, windowSeconds: HOUR };
// Enough for a user who does not remember which address it was, too few for a list of addresses.
const MISSES: RateLimit = { name: 'recovery-misses', hits: 30, windowSeconds: 15 * 60 };

/**
 * Mails a link for setting a new password.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; TOO_MANY_REQUESTS
 */
export async function recoverPassword(
  services: AccountServices,
  input: RecoveryPasswordInput,
  { address }: Requester,
): Promise<SuccessPayload> {
  const { users, limits, publicUrl } = services;
  const email = readEmail(input.email);
  checkFields({ email: emailError(email) });
  const user = await users.findByEmail(email);
  if (!user) {
    refuseWhenPassed(await limits.count(MISSES, address), 'recoveries of unknown e-mails');
    throw new AppError('NOT_FOUND', 'recovery of an unknown e-mail');
  }
  refuseWhenPassed(await limits.count(BY_ADDRESS, address), 'recovery mails from one address');
  refuseWhenPassed(await limits.count(BY_ACCOUNT, accountKey(user.id)), 'recovery mails to one e-mail');

  await services.inTransaction(async ({ tokens, outbox }) => {
    await outbox.add(recoveryMail(user, await tokens.create(user.id, 'recovery'), publicUrl));
  });
  services.onMailQueued();
  return { success: true };
}
