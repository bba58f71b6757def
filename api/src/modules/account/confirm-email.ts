import { AppError } from '../../errors/app-error';
import type { ConfirmEmailInput, ConfirmEmailPayload } from '../../generated/resolvers-types';
import { readEmail } from './account-fields';
import type { AccountServices } from './account-services';

/**
 * Proves an address by the token that was sent to it; from then on its user can sign in.
 * @throws AppError BAD_REQUEST for an unknown e-mail or token; CONFLICT when the address is confirmed already
 */
export async function confirmEmail(
  { inTransaction }: AccountServices,
  { email, token }: ConfirmEmailInput,
): Promise<ConfirmEmailPayload> {
  await inTransaction(async ({ users, tokens }) => {
    // Locked: of two clicks at once the second finds the address confirmed, not its token gone.
    const user = await users.lockByEmail(readEmail(email));
    if (user?.confirmed_at) throw new AppError('CONFLICT', `user ${user.id} is confirmed already`);
    if (!user || !(await tokens.use(token, user.id, 'confirmation'))) {
      throw new AppError('BAD_REQUEST', 'no such confirmation token');
    }
    await users.confirm(user.id);
  });
  return { isConfirmed: true };
}
