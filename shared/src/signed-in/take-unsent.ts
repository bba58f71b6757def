import { readCart } from '../runtime/cart/cart-rules';
import type { CartItem } from '../runtime/cart/types';
import { readCompare, type CompareItem } from '../runtime/compare/compare-store';
import type { Change, ListStore, Row, Unsent } from '../runtime/kept/list-source';
import type { SessionStores } from '../runtime/session/session';
import type { ShopStorage } from '../runtime/shop/storage';
import { redoCart } from './redo-cart';
import { redoCompare } from './redo-compare';

function takeUnsent<Item extends Row>(
  { unsentKey }: ListStore<Item>,
  storage: ShopStorage,
  parse: (stored: unknown) => Item[],
): Unsent<Item>[] {
  const stored = storage.read(unsentKey);
  storage.remove(unsentKey);
  if (!Array.isArray(stored)) return [];
  return stored.map((entry: unknown) => {
    const { before, after, isEarly } = Object(entry) as Partial<Record<keyof Unsent<Item>, unknown>>; // checked right here
    return { before: parse(before), after: parse(after), isEarly: isEarly === true };
  });
}

/** Takes over what pages that were left have not sent of the cart. */
export function takeUnsentCart({ cart, storage }: SessionStores): Change<CartItem>[] {
  return takeUnsent(cart, storage, readCart).map(redoCart);
}

/** Takes over what pages that were left have not sent of the compare list. */
export function takeUnsentCompare({ compare, storage }: SessionStores): Change<CompareItem>[] {
  return takeUnsent(compare, storage, readCompare).map(redoCompare);
}
