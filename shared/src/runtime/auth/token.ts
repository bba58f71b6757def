import Cookies from 'js-cookie';

export const AUTH_COOKIE = 'x-auth-token';

/** The session token of this browser, or null for a guest. Browser only. */
export function readToken(): string | null {
  return Cookies.get(AUTH_COOKIE) ?? null;
}
