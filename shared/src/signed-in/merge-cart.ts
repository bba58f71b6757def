import { CartDocument, CreateCartDocument, DeleteCartsDocument, type CartRowFragment } from '../generated/graphql';
import { mutate, query } from '@shop/shared/runtime';
import type { CartItem } from '../runtime/cart/types';
import type { SessionStores } from '../runtime/session/session';
import { isRefusedInput } from './is-refused-input';
import type { RowIds } from './row-ids';

/** Holds `true` from when the server's cart was emptied until the last row of the local one is in it. */
export const CART_MERGE_KEY = 'shop.cart-merge';

export type MergeResult = 'nothing' | 'merged' | 'incomplete';

type MergeStores = Pick<SessionStores, 'cart' | 'client' | 'storage'>;

const mainsFirst = (items: readonly CartItem[]) => [
  ...items.filter(({ parentId }) => parentId === null),
  ...items.filter(({ parentId }) => parentId !== null),
];

/** Takes the local rows over one by one; what an earlier attempt has brought already is left as it is. */
async function recreate({ client }: MergeStores, items: readonly CartItem[], ids: RowIds): Promise<MergeResult> {
  const rows: readonly CartRowFragment[] = (await query(client, CartDocument, {})).siteCarts;
  let result: MergeResult = 'merged';
  for (const { id, productId, productCount, parentId: localParent } of mainsFirst(items)) {
    const parentId = localParent === null ? null : ids.toServer(localParent);
    if (parentId === undefined) continue; // its parent was refused
    const standing = rows.find((row) => row.productId === productId && row.parentId === parentId);
    const input = { productId, parentId, productCount };
    try {
      ids.bind(id, standing?.id ?? (await mutate(client, CreateCartDocument, { input })).siteCreateCart.id);
    } catch (error) {
      // What the server will never take must not hold back the rest for ever.
      if (!isRefusedInput(error)) throw error;
      result = 'incomplete';
    }
  }
  return result;
}

/**
 * Brings a guest's cart to the server (specification, section 4). It may break off anywhere: the local rows stay until
 * the server has them all, and the next attempt goes on where this one was.
 * @throws RequestError when it broke off
 */
export async function mergeCart(stores: MergeStores, ids: RowIds): Promise<MergeResult> {
  const { cart, client, storage } = stores;
  const items = cart.local.read();
  let result: MergeResult = 'nothing';
  if (items.length > 0) {
    if (storage.read(CART_MERGE_KEY) !== true) {
      await mutate(client, DeleteCartsDocument, { filter: {} });
      storage.write(CART_MERGE_KEY, true);
    }
    result = await recreate(stores, items, ids);
    cart.local.forget();
  }
  storage.remove(CART_MERGE_KEY);
  return result;
}
