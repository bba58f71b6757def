import type { AccountTransaction } from './account-services';
import type { UserRow } from './user-repository';

type Erasing = Pick<AccountTransaction, 'users' | 'stockNotices' | 'questions' | 'leads' | 'outbox'>;

/** Deletes a user with everything that is theirs (docs/rules.md, Account), within a transaction. */
export async function eraseUser(
  { users, stockNotices, questions, leads, outbox }: Erasing,
  user: UserRow,
): Promise<void> {
  await users.delete(user.id);
  await stockNotices.deleteAllTo(user.email);
  await questions.deleteAllFrom(user.email);
  await leads.deleteAllFrom(user.email);
  await outbox.forgetSentTo(user.email);
}
