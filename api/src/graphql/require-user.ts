import type { ApiContext } from '../context';
import { AppError } from '../errors/app-error';

/**
 * The signed-in user's id.
 * @throws AppError UNAUTHENTICATED for guests and expired sessions
 */
export function requireUser({ userId }: Pick<ApiContext, 'userId'>): number {
  if (userId === null) throw new AppError('UNAUTHENTICATED', 'no user is signed in');
  return userId;
}
