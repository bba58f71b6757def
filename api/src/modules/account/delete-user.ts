import type { DeleteUserInput, SuccessPayload } from '../../generated/resolvers-types';
import { checkFields, passwordError } from './account-fields';
import { accountDeletedMail } from './account-mails';
import type { AccountServices, Requester } from './account-services';
import { checkCurrentPassword, WRONG_PASSWORD } from './current-password';
import { present } from './current-user';
import { eraseUser } from './erase-user';

/**
 * Deletes a user who knows the current password, with everything that is theirs (docs/rules.md,
 * Account). The law on accounting keeps the orders; they are nobody's from then on. The mailbox is
 * told.
 * @throws AppError BAD_REQUEST with `fields.password`; TOO_MANY_REQUESTS
 */
export async function deleteUser(
  services: AccountServices,
  userId: number,
  { password }: DeleteUserInput,
  requester: Requester,
): Promise<SuccessPayload> {
  checkFields({ password: passwordError(password) });
  const user = present(await services.users.findById(userId));
  await checkCurrentPassword(services, user, password, requester);

  await services.inTransaction(async (tx) => {
    // Of two simultaneous requests, the second finds no user and is refused as a guest's.
    const current = present(await tx.users.lockById(userId));
    checkFields({ password: current.password_hash === user.password_hash ? null : WRONG_PASSWORD });
    await eraseUser(tx, current);
    await tx.outbox.add(accountDeletedMail(current, services.publicUrl));
  });
  requester.record('account-deleted', { userId });
  services.onMailQueued();
  return { success: true };
}
