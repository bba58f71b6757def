import { AppError } from '../../errors/app-error';
import type { SuccessPayload, UserSession } from '../../generated/resolvers-types';
import type { AccountServices } from './account-services';
import type { SessionRepository, SessionRow } from './session-repository';

const UNKNOWN_DEVICE = 'Неизвестный браузер';

function toUserSession(session: SessionRow): UserSession {
  return {
    id: session.id,
    device: session.device ?? UNKNOWN_DEVICE,
    createdAt: session.created_at.toISOString(),
    lastUsedAt: session.last_used_at.toISOString(),
    isCurrent: session.is_current,
  };
}

/** The live sessions of a user, the one that asks first. */
export async function listUserSessions(
  { sessions }: { sessions: Pick<SessionRepository, 'findAllOf'> },
  userId: number,
  sessionToken: string | null,
): Promise<UserSession[]> {
  return (await sessions.findAllOf(userId, sessionToken)).map(toUserSession);
}

/**
 * Ends one session of a user.
 * @throws AppError NOT_FOUND when the user has no such session
 */
export async function closeUserSession(
  { sessions }: AccountServices,
  userId: number,
  id: number,
): Promise<SuccessPayload> {
  if (!(await sessions.closeOneOf(userId, id))) throw new AppError('NOT_FOUND', `user ${userId} has no session ${id}`);
  return { success: true };
}
