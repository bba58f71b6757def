import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { UserAddressesState } from '../addresses/user-addresses-store';
import type { AuthState } from '../auth/auth-store';
import type { CartState } from '../cart/cart-store';
import type { CompareState } from '../compare/compare-store';
import type { ListState } from '../lists/list-store';
import type { PublicLists, WholeListName } from '../../public-lists/types';
import type { NoticesState } from '../notices/notices-store';
import type { ActivityState, ShopConfig } from './create-shop';
import { useShop } from './shop-context';

export function useShopConfig(): ShopConfig {
  return useShop().config;
}

export function useAuth<T>(selector: (state: AuthState) => T): T {
  return useStore(useShop().auth, selector);
}

export function useCart<T>(selector: (state: CartState) => T): T {
  return useStore(useShop().cart, selector);
}

export function useCompare<T>(selector: (state: CompareState) => T): T {
  return useStore(useShop().compare, selector);
}

export function useUserAddresses<T>(selector: (state: UserAddressesState) => T): T {
  return useStore(useShop().userAddresses, selector);
}

export function useNotices<T>(selector: (state: NoticesState) => T): T {
  return useStore(useShop().notices, selector);
}

export function useActivity<T>(selector: (state: ActivityState) => T): T {
  return useStore(useShop().activity, selector);
}

/**
 * One whole public list, loaded after mount. Until then, and on the server, `isLoading` is true.
 */
export function useList<Name extends WholeListName>(name: Name): ListState<PublicLists[Name][number]> {
  const { lists } = useShop();
  useEffect(() => void lists.load([name]), [lists, name]);
  return useStore(lists.stores[name]);
}
