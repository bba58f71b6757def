import Cookies from 'js-cookie';
import { SignOutDocument } from '../generated/graphql';
import { AUTH_COOKIE, mutate } from '@shop/shared/runtime';
import type { SessionStores } from '../runtime/session/session';
import { CART_MERGE_KEY } from './merge-cart';

const LIFETIME_S = 604_800;
const SENDING_TIMEOUT_MS = 2000;
const REVOKE_TIMEOUT_MS = 3000;

/** Begins a session in this browser: 7 days (specification, section 9). */
export function keepToken({ cart, compare, storage }: SessionStores, token: string): void {
  // A merge that broke off in an earlier session is begun anew; what that one left unsent may be another user's.
  for (const key of [CART_MERGE_KEY, cart.unsentKey, compare.unsentKey]) storage.remove(key);
  Cookies.set(AUTH_COOKIE, token, {
    path: '/',
    'max-age': String(LIFETIME_S),
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
}

/** Waits for what may fail, but not for long. */
function within(ms: number, work: Promise<unknown>): Promise<unknown> {
  const tooLate = new Promise((resolve) => setTimeout(resolve, ms));
  return Promise.race([work, tooLate]).catch(() => undefined);
}

/**
 * Ends the session on the server, once that has what was changed last. Never rejects and never takes long: the visitor
 * wants to be out.
 */
export async function revokeToken({ cart, client, compare }: SessionStores): Promise<void> {
  await within(SENDING_TIMEOUT_MS, Promise.all([cart.source.sent?.(), compare.source.sent?.()]));
  await within(REVOKE_TIMEOUT_MS, mutate(client, SignOutDocument, {}));
}
