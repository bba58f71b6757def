import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { readToken, useAuth, useNavigate, useShop } from '@shop/shared/runtime';
import type { StaffAccessFragment, StaffRight } from '../generated/graphql';
import { afterTyping } from './after-typing';
import { askAccess, hasFactor } from './ask-access';
import { needFactor } from './rights';

/** Code that only people with a right load. */
export type LoadScreen = () => Promise<{ Screen: ComponentType }>;

export type Access =
  | { kind: 'checking' }
  | { kind: 'guest' }
  | { kind: 'refused'; isLinkLost: boolean }
  | { kind: 'failed' }
  /** The first visit: a second factor comes before everything else. */
  | { kind: 'setup'; me: StaffAccessFragment }
  | { kind: 'open'; rights: readonly StaffRight[]; Screen: ComponentType };

export interface AccessOptions {
  /** The same function at each render. */
  load: LoadScreen;
  /** Any of these opens the screen. The same array at each render. */
  rights: readonly StaffRight[];
  /** Whether nobody gets in whose rights need a second factor and who has none. */
  isFactorFirst: boolean;
}

/**
 * Finds out whether the visitor may see a screen of the staff, and loads it only then. A screen
 * that is open stays when the session ends, so that nothing typed is lost.
 */
export function useAccess({ load, rights: wanted, isFactorFirst }: AccessOptions) {
  const shop = useShop();
  const navigate = useNavigate();
  const isSignedIn = useAuth((state) => state.isAuth);
  const [access, setAccess] = useState<Access>({ kind: 'checking' });
  const isOpen = access.kind === 'open';
  const isChecking = useRef(false);

  const signIn = useCallback(
    () => shop.auth.getState().openModal('login', isOpen ? null : location.pathname + location.search),
    [isOpen, shop],
  );

  const check = useCallback(async () => {
    if (isChecking.current) return; // the session is known meanwhile; a link works once
    isChecking.current = true;
    // The first render has no query: the server knows none of a link that works once.
    const invite = new URLSearchParams(location.search).get('invite');
    try {
      const { me, isLinkLost } = await askAccess(shop, invite);
      if (!wanted.some((right) => me.rights.includes(right))) {
        setAccess({ kind: 'refused', isLinkLost });
        return;
      }
      // A link that was opened works no more: a reload must not try it again.
      if (invite !== null) await navigate(location.pathname, { replace: true });
      if (isFactorFirst && needFactor(me.rights) && !hasFactor(me)) {
        setAccess({ kind: 'setup', me });
        return;
      }
      const { Screen } = await load();
      setAccess({ kind: 'open', rights: me.rights, Screen });
    } catch {
      setAccess(readToken() === null ? { kind: 'guest' } : { kind: 'failed' });
    } finally {
      isChecking.current = false;
    }
  }, [isFactorFirst, load, navigate, shop, wanted]);

  useEffect(() => {
    if (isOpen) {
      return !isSignedIn && readToken() === null ? afterTyping(signIn) : undefined;
    }
    // The server knows no visitor, so the first render is the same for all.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser has the cookie
    if (readToken() === null) setAccess({ kind: 'guest' });
    else void check();
    return undefined;
    // Each visit is checked once, and again when the visitor signs in.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSignedIn]);

  useEffect(() => {
    if (access.kind === 'guest') signIn();
    // The dialog opens by itself once; closing it must not open it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [access.kind]);

  return { access, signIn, check: () => void check() };
}
