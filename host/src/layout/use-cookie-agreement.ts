import { useState, useSyncExternalStore } from 'react';
import Cookies from 'js-cookie';

const AGREE_COOKIE = 'agree';
const YEAR_DAYS = 365;

const subscribe = () => () => undefined;
const readAgreement = () => Cookies.get(AGREE_COOKIE) === 'true';
// The server does not know, and its page is kept for everyone: it never shows the notice.
const agreedOnServer = () => true;

/** Whether this browser has agreed to cookies, and how it agrees. */
export function useCookieAgreement() {
  const isKept = useSyncExternalStore(subscribe, readAgreement, agreedOnServer);
  // Where cookies are switched off the answer holds while the page lives.
  const [isGiven, setIsGiven] = useState(false);

  const agree = () => {
    Cookies.set(AGREE_COOKIE, 'true', { path: '/', expires: YEAR_DAYS, sameSite: 'lax' });
    setIsGiven(true);
  };
  return { hasAgreed: isKept || isGiven, agree };
}
