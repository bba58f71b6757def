import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { readCookie } from '@shop/shared/runtime';

const AGREE_COOKIE = 'agree';
const YEAR_S = 31_536_000;

const subscribe = () => () => undefined;
const readAgreement = () => readCookie(AGREE_COOKIE) === 'true';
// The server does not know, and its page is kept for everyone: the notice is in it, hidden.
const agreedOnServer = () => false;

/** Whether this browser has agreed to cookies, and how it agrees. */
export function useCookieAgreement() {
  const isKept = useSyncExternalStore(subscribe, readAgreement, agreedOnServer);
  // Where cookies are switched off the answer holds while the page lives.
  const [isGiven, setIsGiven] = useState(false);

  const agree = () => {
    document.cookie = `${AGREE_COOKIE}=true; path=/; max-age=${YEAR_S}; samesite=lax`;
    setIsGiven(true);
  };
  const hasAgreed = isKept || isGiven;

  useLayoutEffect(() => {
    // The starter has set it before, unless the page was made without the server.
    if (hasAgreed) delete document.documentElement.dataset.cookies;
    // While it hydrates, a page says of everyone what the server said.
    else if (!readAgreement()) document.documentElement.dataset.cookies = 'asked';
  }, [hasAgreed]);

  return { hasAgreed, agree };
}
