import Cookies from 'js-cookie';
import { SignOutDocument } from '../generated/graphql';
import type { GraphqlClient } from '../graphql/client';
import { AUTH_COOKIE, mutate } from '@shop/shared/runtime';
import type { ShopStorage } from '../runtime/shop/storage';
import { CART_MERGE_KEY } from './merge-cart';

const LIFETIME_S = 604_800;
const REVOKE_TIMEOUT_MS = 3000;

/** Begins a session in this browser: 7 days (specification, section 9). */
export function keepToken(storage: ShopStorage, token: string): void {
  // A merge that broke off in an earlier session is begun anew.
  storage.remove(CART_MERGE_KEY);
  Cookies.set(AUTH_COOKIE, token, {
    path: '/',
    'max-age': String(LIFETIME_S),
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
}

/** Ends the session on the server. Never rejects and never takes long: the visitor wants to be out. */
export async function revokeToken(client: GraphqlClient): Promise<void> {
  const tooLate = new Promise((resolve) => setTimeout(resolve, REVOKE_TIMEOUT_MS));
  await Promise.race([mutate(client, SignOutDocument, {}), tooLate]).catch(() => undefined);
}
