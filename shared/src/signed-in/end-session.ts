import { NO_USER, type Notice } from '@shop/shared/runtime';
import type { CartItem } from '../runtime/cart/types';
import type { Change, ListStore, Row } from '../runtime/kept/list-source';
import type { SessionStores } from '../runtime/session/session';
import { takeUnsentCart, takeUnsentCompare } from './take-unsent';
import { TEXTS } from './texts';

/** Local ids begin at 1; the ids on screen were the user's. */
function renumber(items: readonly CartItem[]): CartItem[] {
  const ids = new Map(items.map(({ id }, index) => [id, index + 1]));
  return items.map((item) => ({
    ...item,
    id: ids.get(item.id) ?? 0,
    parentId: item.parentId === null ? null : (ids.get(item.parentId) ?? null),
  }));
}

function keepLocally<Item extends Row>(
  store: ListStore<Item>,
  unsent: Change<Item>[],
  toLocal: (items: readonly Item[]) => Item[],
) {
  const { items } = store.getState();
  const { early } = store.source;
  const { local } = store;
  store.source = local;
  local.load();
  // Before the user's rows came, the guest's were still where they had been.
  if (!early) local.change(() => toLocal(items));
  [...unsent, ...(early ?? [])].forEach(local.change);
}

/**
 * The visitor becomes a guest where he stands: cart and comparison stay with him, what he typed is not touched.
 * `notice` is for an end that he has brought about himself.
 */
export function endSession(stores: SessionStores, notice?: Omit<Notice, 'id'>): void {
  const { auth, cart, compare, notices, userAddresses } = stores;
  // Several calls may have been refused at once.
  if (!auth.getState().isAuth) return;
  keepLocally(cart, takeUnsentCart(stores), renumber);
  keepLocally(compare, takeUnsentCompare(stores), (items) =>
    items.map(({ productId }, index) => ({ id: index + 1, productId })),
  );
  userAddresses.setState({ items: [], loadedAt: null });
  auth.setState({ isAuth: false, user: NO_USER, isUserLoading: false });
  const { title, text, button } = TEXTS.ended;
  const action = { text: button, run: () => auth.getState().openModal('login') };
  notices.getState().show(notice ?? { title, text, kind: 'error', action });
}
