import type { GraphqlClient } from '../../graphql/client';
import type { PublicListsQuery } from '../../generated/graphql';
import { query } from '../../graphql/request';
import { createListStore, type ListStore } from './list-store';
import { LIST_NAMES, type ListName, type PublicLists } from './types';

/** Lists are loaded at most once in this time unless forced (specification, section 9). */
export const LIST_REFRESH_MS = 900_000;

type ListStores = { [Name in ListName]: ListStore<PublicLists[Name][number]> };

export interface Lists {
  stores: ListStores;
  /**
   * Loads those of the named lists that are missing or older than 15 minutes, in one request.
   * Never rejects: a failure is kept in the lists' own state and reported through `onFailure`.
   */
  load: (names: readonly ListName[], options?: { isForced?: boolean }) => Promise<void>;
}

export interface ListsOptions {
  client: GraphqlClient;
  initial?: Partial<PublicLists>;
  /** Where discounts are switched off the list is not fetched, but marked loaded (specification, section 7). */
  areDiscountsEnabled: boolean;
  onFailure?: (error: unknown) => void;
  now?: () => number;
}

/** Products ascending by sort, cities by name; the server's order is not relied on (specification, sections 4 and 7). */
export function toPublicLists(data: PublicListsQuery): Partial<PublicLists> {
  return {
    ...(data.siteProducts && { products: data.siteProducts.toSorted((a, b) => a.sort - b.sort) }),
    ...(data.siteShopAddresses && { places: data.siteShopAddresses }),
    ...(data.siteDiscounts && {
      discounts: data.siteDiscounts.toSorted((a, b) => a.productId - b.productId || a.productCount - b.productCount),
    }),
    ...(data.siteDeliveryCities && {
      deliveryCities: data.siteDeliveryCities.toSorted((a, b) => a.city.localeCompare(b.city, 'ru')),
    }),
    ...(data.siteDeliveryTypes && { deliveryTypes: data.siteDeliveryTypes }),
    ...(data.siteDeliveryPrices && { deliveryPrices: data.siteDeliveryPrices }),
  };
}

/** The variables of the combined query: exactly the named lists are asked for. */
export function listVariables(names: readonly ListName[]): Record<ListName, boolean> {
  const asked = new Set(names);
  return {
    products: asked.has('products'),
    places: asked.has('places'),
    discounts: asked.has('discounts'),
    deliveryCities: asked.has('deliveryCities'),
    deliveryTypes: asked.has('deliveryTypes'),
    deliveryPrices: asked.has('deliveryPrices'),
  };
}

function createStores(initial: Partial<PublicLists>, nowMs: number): ListStores {
  return {
    products: createListStore(initial.products, nowMs),
    places: createListStore(initial.places, nowMs),
    discounts: createListStore(initial.discounts, nowMs),
    deliveryCities: createListStore(initial.deliveryCities, nowMs),
    deliveryTypes: createListStore(initial.deliveryTypes, nowMs),
    deliveryPrices: createListStore(initial.deliveryPrices, nowMs),
  };
}

/** The public lists; each is loaded when it is first asked for (specification, section 4). */
export function createLists(options: ListsOptions): Lists {
  const { client, initial = {}, areDiscountsEnabled, onFailure, now = Date.now } = options;
  const stores = createStores({ ...(!areDiscountsEnabled && { discounts: [] }), ...initial }, now());
  const inFlight = new Map<ListName, Promise<void>>();

  const isSwitchedOff = (name: ListName) => name === 'discounts' && !areDiscountsEnabled;

  const isFresh = (name: ListName) => {
    const { loadedAt, hasFailed } = stores[name].getState();
    return loadedAt !== null && !hasFailed && now() - loadedAt < LIST_REFRESH_MS;
  };

  const fill = <Name extends ListName>(name: Name, lists: Partial<PublicLists>) => {
    const store: ListStore<PublicLists[Name][number]> = stores[name];
    const items = lists[name];
    if (items) store.getState().replace(items);
    else store.getState().fail();
  };

  const request = async (names: readonly ListName[]) => {
    for (const name of names) stores[name].getState().start(now());
    try {
      // The first view has its lists in the HTML: the query comes when something is asked for.
      const { PublicListsDocument } = await import('../../generated/graphql');
      const lists = toPublicLists(await query(client, PublicListsDocument, listVariables(names)));
      for (const name of names) fill(name, lists);
    } catch (error) {
      for (const name of names) stores[name].getState().fail();
      onFailure?.(error);
    } finally {
      for (const name of names) inFlight.delete(name);
    }
  };

  return {
    stores,
    async load(names, { isForced = false } = {}) {
      const wanted = LIST_NAMES.filter((name) => names.includes(name) && !isSwitchedOff(name));
      const missing = wanted.filter((name) => !inFlight.has(name) && (isForced || !isFresh(name)));
      if (missing.length > 0) {
        const pending = request(missing);
        for (const name of missing) inFlight.set(name, pending);
      }
      await Promise.all(wanted.map((name) => inFlight.get(name) ?? Promise.resolve()));
    },
  };
}
