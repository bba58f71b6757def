import { isFresh, type AskedProduct, type KnownProducts, type Product, type ProductsState } from '@shop/shared/runtime';
import { createStore } from 'zustand/vanilla';

export interface KnownProductsOptions {
  fetchProducts: (ids: readonly number[]) => Promise<Product[]>;
  onFailure?: ((error: unknown) => void) | undefined;
  onReplaced?: (() => void) | undefined;
  now?: () => number;
}

const UNASKED: AskedProduct = { loadedAt: 0, isLoading: false, hasFailed: false, isAnswered: false };

function withChange(asked: ProductsState['asked'], ids: readonly number[], change: Partial<AskedProduct>) {
  return new Map([...asked, ...ids.map((id) => [id, { ...UNASKED, ...asked.get(id), ...change }] as const)]);
}

/** An address with more ids would be too long, and the API refuses more than 500. */
const MAX_IDS = 100;

export function createKnownProducts(options: KnownProductsOptions): KnownProducts {
  const { fetchProducts, onFailure, onReplaced, now = Date.now } = options;
  const store = createStore<ProductsState>()(() => ({ byId: new Map(), asked: new Map() }));
  const inFlight = new Map<number, Promise<void>>();

  const isCurrent = (id: number) => {
    const known = store.getState().asked.get(id);
    return known !== undefined && !known.hasFailed && isFresh(known.loadedAt, now());
  };

  const mark = (ids: readonly number[], change: Partial<AskedProduct>) =>
    store.setState(({ asked }) => ({ asked: withChange(asked, ids, change) }));

  const take = (ids: readonly number[], products: readonly Product[], loadedAt: number) => {
    const accessories = products.flatMap(({ childProducts }) => childProducts);
    const answered = [...ids, ...[...products, ...accessories].map(({ id }) => id)];
    const change = { loadedAt, isLoading: false, hasFailed: false, isAnswered: true };
    const before = store.getState().byId;
    store.setState((state) => {
      const byId = new Map(state.byId);
      for (const id of ids) byId.delete(id); // it may exist no more
      for (const product of products) byId.set(product.id, product);
      return { byId, asked: withChange(state.asked, answered, change) };
    });
    if (answered.some((id) => before.has(id))) onReplaced?.();
  };

  const request = async (ids: readonly number[]) => {
    const startedAt = now();
    mark(ids, { loadedAt: startedAt, isLoading: true });
    try {
      take(ids, await fetchProducts(ids), startedAt);
    } catch (error) {
      mark(ids, { isLoading: false, hasFailed: true });
      onFailure?.(error);
    } finally {
      for (const id of ids) inFlight.delete(id);
    }
  };

  return {
    store,
    list: () => [...store.getState().byId.values()],
    async load(ids, { isForced = false } = {}) {
      const wanted = [...new Set(ids)].filter((id) => !inFlight.has(id) && (isForced || !isCurrent(id)));
      // One order of the ids: an HTTP cache knows the same products by the same address.
      wanted.sort((a, b) => a - b);
      for (let start = 0; start < wanted.length; start += MAX_IDS) {
        const part = wanted.slice(start, start + MAX_IDS);
        const loading = request(part);
        for (const id of part) inFlight.set(id, loading);
      }
      await Promise.all(ids.map((id) => inFlight.get(id) ?? Promise.resolve()));
    },
  };
}
