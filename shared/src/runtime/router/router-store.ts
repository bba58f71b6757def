import type { Location, NavigateFunction } from 'react-router-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';

interface RouterState {
  location: Location;
  /** Null until react-router has loaded. */
  navigate: NavigateFunction | null;
}

/** The address of one application. */
export type RouterStore = StoreApi<RouterState>;

/** The key of the first history entry, until react-router names it. */
export const FIRST_KEY = 'first';

export function createRouterStore({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): RouterStore {
  const location = { pathname, search, hash, state: null, key: FIRST_KEY };
  return createStore<RouterState>(() => ({ location, navigate: null }));
}
