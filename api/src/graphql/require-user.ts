import type { ApiContext } from '../context';
import { AppError } from '../errors/app-error';

/**
 * The id of the user who asks.
 * @throws AppError UNAUTHENTICATED for a guest, and for a session that is over
 */
export function requireUser({ userId }: Pick<ApiContext, 'userId'>): number {
  if (userId === null) throw new AppError('UNAUTHENTICATED', 'nobody is signed in');
  return userId;
}
