import type { ApiContext } from '../../context';
import type { StaffRight } from '../../generated/resolvers-types';
import { requireUser } from '../../graphql/require-user';
import { lacks } from './rights';

export type StaffVisit = Pick<ApiContext, 'userId' | 'sessionToken' | 'staff' | 'record'>;

/**
 * All rights of a user who has one of those named. They are read on every call.
 * @param needed the first is the one that a refusal names
 * @throws AppError UNAUTHENTICATED; FORBIDDEN with `right`
 */
export async function requireAnyRight(
  context: StaffVisit,
  needed: readonly [StaffRight, ...StaffRight[]],
): Promise<readonly StaffRight[]> {
  const userId = requireUser(context);
  const rights = await context.staff.staff.findRights(userId);
  if (needed.some((right) => rights.includes(right))) return rights;
  context.record('access-refused', { userId, reason: `needs the right ${needed.join(' or ')}` });
  throw lacks(needed[0]);
}

/**
 * The id of a user with a right.
 * @throws AppError UNAUTHENTICATED; FORBIDDEN with `right`
 */
export async function requireRight(context: StaffVisit, right: StaffRight): Promise<number> {
  await requireAnyRight(context, [right]);
  return requireUser(context);
}
