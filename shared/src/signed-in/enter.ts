import type { CartItem } from '../runtime/cart/types';
import type { CompareItem } from '../runtime/compare/compare-store';
import type { Change } from '../runtime/kept/list-source';
import type { SessionStores } from '../runtime/session/session';
import { createCartRows } from './cart-rows';
import { createCompareRows } from './compare-rows';
import { loadUser } from './load-user';
import { CART_MERGE_KEY, mergeCart } from './merge-cart';
import { mergeCompare } from './merge-compare';
import { refusalNotice } from './refusal-notice';
import { createRowIds } from './row-ids';
import { createServerList } from './server-list';
import { startList } from './start-list';
import { TEXTS } from './texts';

function startCart(stores: SessionStores, early: Change<CartItem>[]): Promise<void> {
  const { cart, client, notices, storage } = stores;
  const { show } = notices.getState();
  const ids = createRowIds();
  return startList(cart, early, {
    storage,
    async merge() {
      const result = await mergeCart(stores, ids);
      if (result !== 'nothing') show(TEXTS[result]);
    },
    createList: (changes) =>
      createServerList(cart, {
        rows: createCartRows(client, ids),
        early: changes,
        onRefusal: (error) => show(refusalNotice(error, TEXTS.cartRefused)),
      }),
    // What the server has of it by now is no longer what is wanted: the next attempt begins anew.
    onLocalChange: () => storage.remove(CART_MERGE_KEY),
  });
}

function startCompare(stores: SessionStores, early: Change<CompareItem>[]): Promise<void> {
  const { client, compare, notices, storage } = stores;
  compare.setState({ loadedAt: Date.now() });
  return startList(compare, early, {
    storage,
    merge: () => mergeCompare(stores),
    createList: (changes) =>
      createServerList(compare, {
        rows: createCompareRows(client, createRowIds()),
        early: changes,
        onRefusal: (error) => notices.getState().show(refusalNotice(error, TEXTS.compareRefused)),
      }),
    onLocalChange: () => undefined,
  });
}

interface EarlyOfLists {
  cart: Change<CartItem>[];
  compare: Change<CompareItem>[];
}

/** Fetches what belongs to the user. Each part tells of its own failure. */
export async function enter(stores: SessionStores, early: EarlyOfLists): Promise<void> {
  await Promise.all([
    loadUser(stores),
    stores.userAddresses
      .getState()
      .load({ isForced: true })
      .catch(() => undefined),
    startCart(stores, early.cart),
    startCompare(stores, early.compare),
  ]);
}
