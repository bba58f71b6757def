import type { ApiContext } from '../../context';
import { AppError } from '../../errors/app-error';
import type { StaffRight } from '../../generated/resolvers-types';
import { requireUser } from '../../graphql/require-user';
import { needsFactor, refuseUnproven, type ProofAge } from './factors/require-factor';
import { lacks } from './rights';

export type StaffVisit = Pick<ApiContext, 'userId' | 'sessionToken' | 'rights' | 'provenAt' | 'record'>;

/** One of the shop's own people, in one session. */
export interface StaffMember {
  userId: number;
  sessionToken: string;
  rights: readonly StaffRight[];
  /** When this session has last proved the second factor. */
  provenAt: Date | null;
}

function memberOf({ userId, sessionToken, rights, provenAt }: StaffVisit): StaffMember {
  return { userId: requireUser({ userId }), sessionToken: sessionToken ?? '', rights, provenAt };
}

/**
 * Somebody with any right. Rights are read with the session, on every request.
 * @throws AppError UNAUTHENTICATED; FORBIDDEN
 */
export async function requireStaff(context: StaffVisit): Promise<StaffMember> {
  const member = memberOf(context);
  if (member.rights.length > 0) return member;
  context.record('access-refused', { userId: member.userId, reason: 'is no staff' });
  throw new AppError('FORBIDDEN', 'is no staff', { text: 'Нет доступа' });
}

/**
 * Somebody with one of these rights.
 * @param needed the first is the one that a refusal names
 * @throws AppError UNAUTHENTICATED; FORBIDDEN with `right`
 */
export async function requireAnyRight(
  context: StaffVisit,
  needed: readonly [StaffRight, ...StaffRight[]],
): Promise<StaffMember> {
  const member = memberOf(context);
  if (needed.some((right) => member.rights.includes(right))) return member;
  context.record('access-refused', { userId: member.userId, reason: `needs the right ${needed.join(' or ')}` });
  throw lacks(needed[0]);
}

/**
 * The id of a user with a right, who has proved the second factor where the right needs one.
 * @param age `fresh` for what must not be done in a session that was left open
 * @throws AppError UNAUTHENTICATED, also with `secondFactor`; FORBIDDEN with `right`
 */
export async function requireRight(context: StaffVisit, right: StaffRight, age: ProofAge = 'usual'): Promise<number> {
  const { userId, provenAt } = await requireAnyRight(context, [right]);
  if (needsFactor(right)) refuseUnproven(provenAt, age);
  return userId;
}

/**
 * The id of a user with one of these rights, who has proved the second factor whichever it is.
 * @throws AppError UNAUTHENTICATED, also with `secondFactor`; FORBIDDEN with `right`
 */
export async function requireAnyProven(
  context: StaffVisit,
  needed: readonly [StaffRight, ...StaffRight[]],
  age: ProofAge = 'usual',
): Promise<number> {
  const { userId, provenAt } = await requireAnyRight(context, needed);
  refuseUnproven(provenAt, age);
  return userId;
}
