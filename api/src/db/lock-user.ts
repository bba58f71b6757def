import { AppError } from '../errors/app-error';
import type { Queryable } from './database';

/**
 * Locks a user's row for this transaction. Others that lock the same user wait;
 * readers and new orders do not.
 * @throws AppError UNAUTHENTICATED when the account no longer exists
 */
export async function lockUser(tx: Queryable, userId: number): Promise<void> {
  const { rows } = await tx.query('select id from users where id = $1 for no key update', [userId]);
  if (rows.length === 0) throw new AppError('UNAUTHENTICATED', 'the user no longer exists');
}
