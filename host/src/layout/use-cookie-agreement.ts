import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { readCookie } from '@shop/shared/runtime';

const AGREE_COOKIE = 'agree';
const YEAR_S = 31_536_000;

const subscribe = () => () => undefined;
const readAgreement = () => readCookie(AGREE_COOKIE) === 'true';
// The cached page is the same for everyone, so the notice is always in its HTML.
const agreedOnServer = () => false;

/** Returns whether the visitor has agreed to cookies, and a function to agree. */
export function useCookieAgreement() {
  const isStored = useSyncExternalStore(subscribe, readAgreement, agreedOnServer);
  // If cookies are switched off, the answer is valid until the page is closed.
  const [isGiven, setIsGiven] = useState(false);

  const agree = () => {
    document.cookie = `${AGREE_COOKIE}=true; path=/; max-age=${YEAR_S}; samesite=lax`;
    setIsGiven(true);
  };
  const hasAgreed = isStored || isGiven;

  useLayoutEffect(() => {
    // The starter has already set the attribute, except in tests without a server.
    if (hasAgreed) delete document.documentElement.dataset.cookies;
    // During hydration `hasAgreed` is always false, as on the server.
    else if (!readAgreement()) document.documentElement.dataset.cookies = 'asked';
  }, [hasAgreed]);

  return { hasAgreed, agree };
}
