import { AppError } from '../errors/app-error';
import type { Queryable } from './database';

/**
 * Keeps a user for this transaction: another that asks for the same one waits. Readers and new orders do not.
 * @throws AppError UNAUTHENTICATED when the user is gone
 */
export async function lockUser(tx: Queryable, userId: number): Promise<void> {
  const { rows } = await tx.query('select id from users where id = $1 for no key update', [userId]);
  if (rows.length === 0) throw new AppError('UNAUTHENTICATED', 'the user is gone');
}
