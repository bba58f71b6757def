export const AUTH_COOKIE = 'x-auth-token';

/** A cookie's text, or null. Browser only. Not by js-cookie: the first view would pay half a kilobyte for this line. */
export function readCookie(name: string): string | null {
  return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? null;
}

/** The session token of this browser, or null for a guest. */
export function readToken(): string | null {
  return readCookie(AUTH_COOKIE);
}

/** Makes this browser a guest's. */
export function removeToken(): void {
  document.cookie = `${AUTH_COOKIE}=; path=/; max-age=0`;
}
