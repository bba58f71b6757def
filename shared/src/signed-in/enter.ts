import type { CartItem } from '../runtime/cart/types';
import type { CompareItem } from '../runtime/compare/compare-store';
import type { WaitingSource } from '../runtime/kept/list-source';
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
import { takeUnsentCart, takeUnsentCompare } from './take-unsent';
import { TEXTS } from './texts';

function startCart(stores: SessionStores, waiting: WaitingSource<CartItem>): Promise<void> {
  const { cart, client, notices, storage } = stores;
  const { show } = notices.getState();
  const ids = createRowIds();
  return startList(cart, waiting, {
    storage,
    async merge() {
      const result = await mergeCart(stores, ids);
      if (result !== 'nothing') show(TEXTS[result]);
    },
    createList: (source) =>
      createServerList(cart, {
        rows: createCartRows(client, ids),
        waiting: source,
        takeUnsent: () => takeUnsentCart(stores),
        onRefusal: (error) => show(refusalNotice(error, TEXTS.cartRefused)),
      }),
    // What the server has of it by now is no longer what is wanted: the next attempt begins anew.
    onLocalChange: () => storage.remove(CART_MERGE_KEY),
  });
}

function startCompare(stores: SessionStores, waiting: WaitingSource<CompareItem>): Promise<void> {
  const { client, compare, notices, storage } = stores;
  compare.setState({ loadedAt: Date.now() });
  return startList(compare, waiting, {
    storage,
    merge: () => mergeCompare(stores),
    createList: (source) =>
      createServerList(compare, {
        rows: createCompareRows(client, createRowIds()),
        waiting: source,
        takeUnsent: () => takeUnsentCompare(stores),
        onRefusal: (error) => notices.getState().show(refusalNotice(error, TEXTS.compareRefused)),
      }),
    onLocalChange: () => undefined,
  });
}

interface WaitingLists {
  cart: WaitingSource<CartItem>;
  compare: WaitingSource<CompareItem>;
}

/** Fetches what belongs to the user. Each part tells of its own failure. */
export async function enter(stores: SessionStores, waiting: WaitingLists): Promise<void> {
  await Promise.all([
    loadUser(stores),
    stores.userAddresses
      .getState()
      .load({ isForced: true })
      .catch(() => undefined),
    startCart(stores, waiting.cart),
    startCompare(stores, waiting.compare),
  ]);
}
