import { passwordChangedMail } from './account-mails';
import type { AccountTransaction } from './account-services';
import type { UserRow } from './user-repository';

/** Gives an account a new password: everybody who was signed in is out, and no link sent before works any more. */
export async function setPassword(
  { users, sessions, tokens, outbox }: AccountTransaction,
  user: UserRow,
  { passwordHash, publicUrl }: { passwordHash: string; publicUrl: string },
): Promise<void> {
  await users.setPassword(user.id, passwordHash);
  await sessions.closeAllOf(user.id);
  await tokens.deleteAllOf(user.id);
  await outbox.add(passwordChangedMail(user, publicUrl));
}
