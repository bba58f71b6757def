import { useEffect, useState } from 'react';
import { useAuth, useShop, type CurrentUser } from '@shop/shared/runtime';
import type { ProfileFragment } from '../../generated/graphql';

export type ShownUser = CurrentUser & { id: number };

type UserState = { kind: 'ready'; user: ShownUser } | { kind: 'loading' } | { kind: 'signed-out' } | { kind: 'failed' };

const isKnown = (user: CurrentUser): user is ShownUser => user.id !== null;

/** The user whose profile is shown. When the session ends, the page keeps it for the open forms. */
export function useShownUser(): UserState {
  const { user, isAuth, hasUserFailed } = useAuth((state) => state);
  const [lastUser, setLastUser] = useState(user);
  const [isMounted, setIsMounted] = useState(false);
  if (isKnown(user) && user !== lastUser) setLastUser(user);

  // The token is read after hydration; until then every visitor looks like a guest.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the server's HTML is the same for everyone
  useEffect(() => setIsMounted(true), []);

  const shown = isKnown(user) ? user : lastUser;
  if (isKnown(shown)) return { kind: 'ready', user: shown };
  if (!isAuth && isMounted) return { kind: 'signed-out' };
  return { kind: hasUserFailed ? 'failed' : 'loading' };
}

/** Returns a function that stores the updated user and shows the notice. */
export function useSaved(notice: { title: string; text: string }): (user: ProfileFragment) => void {
  const { auth, notices } = useShop();
  return (user) => {
    auth.getState().setUser(user);
    notices.getState().show(notice);
  };
}
