import { CurrentUserDocument } from '../generated/graphql';
import { query } from '@shop/shared/runtime';
import type { SessionStores } from '../runtime/session/session';

/** Brings the user's record; a failure is kept in the store for the pages that show it. */
export async function loadUser({ auth, client }: SessionStores): Promise<void> {
  auth.setState({ isUserLoading: true });
  try {
    auth.getState().setUser((await query(client, CurrentUserDocument, {})).currentUser);
  } catch {
    auth.setState({ isUserLoading: false, hasUserFailed: true });
  }
}
