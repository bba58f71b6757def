import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { readToken, useAuth, useNavigate, useShop } from '@shop/shared/runtime';
import type { StaffRole } from '../../generated/graphql';
import { askRole } from './ask-role';

/** Code of the studio that only people with a role load. */
export type LoadScreen = () => Promise<{ Screen: ComponentType }>;

export type Access =
  | { kind: 'checking' }
  | { kind: 'guest' }
  | { kind: 'refused'; isLinkLost: boolean }
  | { kind: 'failed' }
  | { kind: 'open'; role: StaffRole; Screen: ComponentType };

/**
 * Finds out whether the visitor may see a screen of the studio, and loads it only then. A screen
 * that is open stays when the session ends, so that nothing typed is lost.
 */
export function useAccess(load: LoadScreen) {
  const shop = useShop();
  const navigate = useNavigate();
  const isSignedIn = useAuth((state) => state.isAuth);
  const [access, setAccess] = useState<Access>({ kind: 'checking' });
  const isOpen = access.kind === 'open';

  const signIn = useCallback(
    () => shop.auth.getState().openModal('login', isOpen ? null : location.pathname + location.search),
    [isOpen, shop],
  );

  const check = useCallback(async () => {
    // The first render has no query: the server knows none of a link that works once.
    const invite = new URLSearchParams(location.search).get('invite');
    try {
      const { role, isLinkLost } = await askRole(shop, invite);
      if (role === null) {
        setAccess({ kind: 'refused', isLinkLost });
        return;
      }
      const { Screen } = await load();
      setAccess({ kind: 'open', role, Screen });
      // A link that was opened works no more: a reload must not try it again.
      if (invite !== null) await navigate(location.pathname, { replace: true });
    } catch {
      setAccess(readToken() === null ? { kind: 'guest' } : { kind: 'failed' });
    }
  }, [load, navigate, shop]);

  useEffect(() => {
    if (isOpen) {
      if (!isSignedIn && readToken() === null) signIn();
      return;
    }
    // The server knows no visitor, so the first render is the same for all.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser has the cookie
    if (readToken() === null) setAccess({ kind: 'guest' });
    else void check();
    // Each visit is checked once, and again when the visitor signs in.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSignedIn]);

  useEffect(() => {
    if (access.kind === 'guest') signIn();
    // The dialog opens by itself once; closing it must not open it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [access.kind]);

  return { access, signIn, retry: () => void check() };
}
