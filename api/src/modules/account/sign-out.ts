import type { SuccessPayload } from '../../generated/resolvers-types';
import type { AccountServices } from './account-services';

/** Ends this session only. */
export async function signOut({ sessions }: AccountServices, sessionToken: string | null): Promise<SuccessPayload> {
  if (sessionToken !== null) await sessions.close(sessionToken);
  return { success: true };
}

/** Ends all sessions of a user, including this one. */
export async function signOutEverywhere({ sessions }: AccountServices, userId: number): Promise<SuccessPayload> {
  await sessions.closeAllOf(userId);
  return { success: true };
}
