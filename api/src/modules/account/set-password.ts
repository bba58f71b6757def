import { passwordChangedMail } from './account-mails';
import type { AccountTransaction } from './account-services';
import type { UserRow } from './user-repository';

/** Sets an account's password. All its sessions end, and links sent before stop working. */
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
