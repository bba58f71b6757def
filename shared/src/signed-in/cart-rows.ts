import {
  CartDocument,
  CreateCartDocument,
  DeleteCartsDocument,
  UpdateCartsDocument,
  type CartRowFragment,
} from '../generated/graphql';
import type { GraphqlClient } from '../graphql/client';
import { mutate, query } from '@shop/shared/runtime';
import type { CartItem } from '../runtime/cart/types';
import type { RowIds } from './row-ids';
import type { Outcome, ServerRows } from './server-list';

type Plan = ReturnType<ServerRows<CartItem>['plan']>;

function toScreen(rows: readonly CartRowFragment[], ids: RowIds): CartItem[] {
  const mains = rows.filter(({ parentId }) => parentId === null);
  const children = rows.filter(({ parentId }) => parentId !== null);
  // Parents first: a child names its parent by the id on screen.
  return [...mains, ...children].map(({ id, productId, parentId, productCount }) => ({
    id: ids.toScreen(id),
    productId,
    parentId: parentId === null ? null : ids.toScreen(parentId),
    productCount,
  }));
}

const without = (items: readonly CartItem[], gone: readonly CartItem[]) => items.filter((item) => !gone.includes(item));

/** The user's cart on the server, row by row. */
export function createCartRows(client: GraphqlClient, ids: RowIds): ServerRows<CartItem> {
  const serverIdsOf = (items: readonly CartItem[]) => items.flatMap(({ id }) => ids.toServer(id) ?? []);

  const planRemoval = (known: readonly CartItem[], wanted: readonly CartItem[]): Plan => {
    const kept = new Set(wanted.map(({ id }) => id));
    const gone = known.filter(({ id }) => !kept.has(id));
    if (gone.length === 0) return null;
    return async () => {
      // An empty cart is one without the rows of other devices too: an empty filter takes all.
      const filter = wanted.length === 0 ? {} : { id: { in: serverIdsOf(gone) } };
      await mutate(client, DeleteCartsDocument, { filter });
      return { known: without(known, gone) };
    };
  };

  const create = async (known: readonly CartItem[], item: CartItem): Promise<Outcome<CartItem>> => {
    const { productId, productCount } = item;
    const parentId = item.parentId === null ? null : (ids.toServer(item.parentId) ?? null);
    const { siteCreateCart: row } = await mutate(client, CreateCartDocument, {
      input: { productId, parentId, productCount },
    });
    ids.bind(item.id, row.id);
    // Another device had the product in the cart already: the server has added up.
    const more = row.productCount - productCount;
    const adjust = (shown: readonly CartItem[]) =>
      shown.map((other) => (other.id === item.id ? { ...other, productCount: other.productCount + more } : other));
    return { known: [...known, { ...item, productCount: row.productCount }], ...(more !== 0 && { adjust }) };
  };

  const planAddition = (known: readonly CartItem[], wanted: readonly CartItem[]): Plan => {
    const standing = new Set(known.map(({ id }) => id));
    const isReady = ({ id, parentId }: CartItem) => !standing.has(id) && (parentId === null || standing.has(parentId));
    const item = wanted.find(isReady);
    return item ? () => create(known, item) : null;
  };

  const planCount = (known: readonly CartItem[], wanted: readonly CartItem[]): Plan => {
    const countOf = new Map(wanted.map(({ id, productCount }) => [id, productCount]));
    const item = known.find(({ id, productCount }) => countOf.get(id) !== productCount);
    const productCount = item && countOf.get(item.id);
    if (!item || productCount === undefined) return null;
    return async () => {
      await mutate(client, UpdateCartsDocument, {
        input: { productCount },
        filter: { id: { equal: ids.toServer(item.id) } },
      });
      return { known: known.map((other) => (other === item ? { ...item, productCount } : other)) };
    };
  };

  return {
    fetch: async () => toScreen((await query(client, CartDocument, {})).siteCarts, ids),
    plan: (known, wanted) => planRemoval(known, wanted) ?? planAddition(known, wanted) ?? planCount(known, wanted),
    nextId: ids.next,
  };
}
