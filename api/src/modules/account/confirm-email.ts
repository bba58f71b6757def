import { AppError } from '../../errors/app-error';
import type { ConfirmEmailInput, ConfirmEmailPayload } from '../../generated/resolvers-types';
import { readEmail } from './account-fields';
import type { AccountServices } from './account-services';

/**
 * Confirms an address by the token that was mailed to it. From then on its user can sign in.
 * @throws AppError BAD_REQUEST for an unknown e-mail or token; CONFLICT when the address is already
 *   confirmed
 */
export async function confirmEmail(
  { inTransaction }: AccountServices,
  { email, token }: ConfirmEmailInput,
): Promise<ConfirmEmailPayload> {
  await inTransaction(async ({ users, tokens }) => {
    // With the lock, the second of two simultaneous clicks finds
    // the address confirmed, not the token missing.
    const user = await users.lockByEmail(readEmail(email));
    if (user?.confirmed_at) throw new AppError('CONFLICT', `user ${user.id} is already confirmed`);
    if (!user || !(await tokens.use(token, user.id, 'confirmation'))) {
      throw new AppError('BAD_REQUEST', 'no such confirmation token');
    }
    await users.confirm(user.id);
  });
  return { isConfirmed: true };
}
