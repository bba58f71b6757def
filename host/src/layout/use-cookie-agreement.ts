import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import Cookies from 'js-cookie';

const AGREE_COOKIE = 'agree';
const YEAR_DAYS = 365;

const subscribe = () => () => undefined;
const readAgreement = () => Cookies.get(AGREE_COOKIE) === 'true';
// The server does not know, and its page is kept for everyone: the notice is in it, hidden.
const agreedOnServer = () => false;

/** Whether this browser has agreed to cookies, and how it agrees. */
export function useCookieAgreement() {
  const isKept = useSyncExternalStore(subscribe, readAgreement, agreedOnServer);
  // Where cookies are switched off the answer holds while the page lives.
  const [isGiven, setIsGiven] = useState(false);

  const agree = () => {
    Cookies.set(AGREE_COOKIE, 'true', { path: '/', expires: YEAR_DAYS, sameSite: 'lax' });
    setIsGiven(true);
  };
  const hasAgreed = isKept || isGiven;

  useLayoutEffect(() => {
    // The starter has set it before, unless the page was made without the server.
    if (hasAgreed) delete document.documentElement.dataset.cookies;
    else document.documentElement.dataset.cookies = 'asked';
  }, [hasAgreed]);

  return { hasAgreed, agree };
}
