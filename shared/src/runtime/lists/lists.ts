import { WHOLE_LIST_NAMES, type Discount, type PublicLists, type WholeListName } from '../../public-lists/types';
import { isFresh } from './is-fresh';
import { createListStore, type ListStore } from './list-store';

type ListStores = { [Name in WholeListName]: ListStore<PublicLists[Name][number]> };

export interface Lists {
  stores: ListStores;
  /**
   * Loads those of the named lists that are missing or older than 15 minutes, in parallel.
   * Never rejects: a failure is kept in the list's own state and reported through `onFailure`.
   */
  load: (names: readonly WholeListName[], options?: { isForced?: boolean }) => Promise<void>;
  isLoaded: (name: WholeListName) => boolean;
}

export interface ListsOptions {
  fetchList: <Name extends WholeListName>(name: Name) => Promise<PublicLists[Name]>;
  /** If false, the list of discounts is not requested: it counts as loaded, and is empty. */
  areDiscountsEnabled: boolean;
  onFailure?: (error: unknown) => void;
  now?: () => number;
}

/** The public lists except the products; each loads when it is first needed. */
export function createLists({ fetchList, areDiscountsEnabled, onFailure, now = Date.now }: ListsOptions): Lists {
  const stores: ListStores = {
    places: createListStore(),
    discounts: areDiscountsEnabled ? createListStore() : createListStore<Discount>([], now()),
    deliveryCities: createListStore(),
    deliveryTypes: createListStore(),
    deliveryPrices: createListStore(),
    facts: createListStore(),
    reviews: createListStore(),
  };
  const inFlight = new Map<WholeListName, Promise<void>>();

  const isSwitchedOff = (name: WholeListName) => name === 'discounts' && !areDiscountsEnabled;

  const isCurrent = (name: WholeListName) => {
    const { loadedAt, hasFailed } = stores[name].getState();
    return !hasFailed && isFresh(loadedAt, now());
  };

  const request = async <Name extends WholeListName>(name: Name) => {
    const store: ListStore<PublicLists[Name][number]> = stores[name];
    store.getState().start(now());
    try {
      store.getState().replace(await fetchList(name));
    } catch (error) {
      store.getState().fail();
      onFailure?.(error);
    } finally {
      inFlight.delete(name);
    }
  };

  return {
    stores,
    isLoaded: (name) => stores[name].getState().revision > 0,
    async load(names, { isForced = false } = {}) {
      const wanted = WHOLE_LIST_NAMES.filter((name) => names.includes(name) && !isSwitchedOff(name));
      for (const name of wanted) {
        if (!inFlight.has(name) && (isForced || !isCurrent(name))) inFlight.set(name, request(name));
      }
      await Promise.all(wanted.map((name) => inFlight.get(name) ?? Promise.resolve()));
    },
  };
}
