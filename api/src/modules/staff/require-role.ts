import type { ApiContext } from '../../context';
import { AppError } from '../../errors/app-error';
import type { StaffRole } from '../../generated/resolvers-types';
import { requireUser } from '../../graphql/require-user';

const REFUSED: Record<StaffRole, string> = {
  editor: 'Нет доступа к\u00A0студии',
  publisher: 'Это может только тот, кто публикует страницы',
};

/**
 * The id of a user with a role, which is read on every call. A publisher may do what an editor may.
 * @throws AppError UNAUTHENTICATED; FORBIDDEN
 */
export async function requireRole(
  context: Pick<ApiContext, 'userId' | 'staff' | 'record'>,
  needed: StaffRole,
): Promise<number> {
  const userId = requireUser(context);
  const role = await context.staff.staff.findRole(userId);
  if (role === needed || role === 'publisher') return userId;
  context.record('access-refused', { userId, reason: `needs the role ${needed}` });
  throw new AppError('FORBIDDEN', `needs the role ${needed}`, { text: REFUSED[role === null ? 'editor' : needed] });
}
