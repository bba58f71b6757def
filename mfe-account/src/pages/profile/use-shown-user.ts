import { useEffect, useState } from 'react';
import { useAuth, type CurrentUser } from '@shop/shared/runtime';

export type ShownUser = CurrentUser & { id: number };

export type UserState =
  { kind: 'ready'; user: ShownUser } | { kind: 'loading' } | { kind: 'signed-out' } | { kind: 'failed' };

const isKnown = (user: CurrentUser): user is ShownUser => user.id !== null;

/** Whose profile is on the page. A session that ends takes the user away, but not the forms that are being filled in. */
export function useShownUser(): UserState {
  const { user, isAuth, hasUserFailed } = useAuth((state) => state);
  const [lastUser, setLastUser] = useState(user);
  const [isMounted, setIsMounted] = useState(false);
  if (isKnown(user) && user !== lastUser) setLastUser(user);

  // Who is signed in is read after hydration; before that everyone looks like a guest.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the server's HTML is the same for everyone
  useEffect(() => setIsMounted(true), []);

  const shown = isKnown(user) ? user : lastUser;
  if (isKnown(shown)) return { kind: 'ready', user: shown };
  if (!isAuth && isMounted) return { kind: 'signed-out' };
  return { kind: hasUserFailed ? 'failed' : 'loading' };
}
