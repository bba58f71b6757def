export const AUTH_COOKIE = 'x-auth-token';

/** A cookie's value, or null. Browser only. js-cookie would cost the first view half a kilobyte. */
export function readCookie(name: string): string | null {
  return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? null;
}

export function readToken(): string | null {
  return readCookie(AUTH_COOKIE);
}

/** Turns the visitor of this browser into a guest. */
export function removeToken(): void {
  document.cookie = `${AUTH_COOKIE}=; path=/; max-age=0`;
}
