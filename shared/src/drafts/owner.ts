import type { AuthState } from '../runtime/auth/auth-store';
import type { Shop } from '../runtime/shop/create-shop';

/** The storage of personal data, and the current visitor. */
export type DraftContext = Pick<Shop, 'auth' | 'storage'>;

/** The user whose data is being stored; null for a guest. */
export function ownerOf({ auth }: Pick<Shop, 'auth'>): number | null {
  return auth.getState().user.id;
}

/** Whether the visitor may see stored data: a user's data is not for the next visitor. */
export function isOwn(ownerId: unknown, { isAuth, user }: Pick<AuthState, 'isAuth' | 'user'>): boolean {
  if (ownerId === null) return true;
  // The user's record did not load, so only the session can decide.
  return isAuth && (user.id === null || user.id === ownerId);
}
