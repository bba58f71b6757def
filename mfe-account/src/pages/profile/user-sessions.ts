import { mutate, query, RequestError, type Shop } from '@shop/shared/runtime';
import { CloseSessionDocument, UserSessionsDocument, type UserSessionsQuery } from '../../generated/graphql';

export type UserSession = UserSessionsQuery['currentUserSessions'][number];

/** The user's sessions, this one first. */
export async function loadSessions(client: Shop['client']): Promise<UserSession[]> {
  return (await query(client, UserSessionsDocument, {})).currentUserSessions;
}

/** Ends a session. One that is over already is what the user wants. */
export async function closeSession(client: Shop['client'], id: number): Promise<void> {
  try {
    await mutate(client, CloseSessionDocument, { id });
  } catch (error) {
    const isOver = error instanceof RequestError && error.code === 'NOT_FOUND';
    if (!isOver) throw error;
  }
}
