import type { AuthState } from '../runtime/auth/auth-store';
import type { Shop } from '../runtime/shop/create-shop';

/** Where personal data is kept, and who is looking. */
export type Keeper = Pick<Shop, 'auth' | 'storage'>;

/** The user whose data is being kept; null for a guest. */
export function ownerOf({ auth }: Pick<Shop, 'auth'>): number | null {
  return auth.getState().user.id;
}

/** Whether the visitor may see what was kept: a user's data is not for whoever sits down after him. */
export function isOwn(ownerId: unknown, { isAuth, user }: Pick<AuthState, 'isAuth' | 'user'>): boolean {
  if (ownerId === null) return true;
  // The user's record did not come: the session is all there is to go by.
  return isAuth && (user.id === null || user.id === ownerId);
}
