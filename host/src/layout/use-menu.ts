import { useShopConfig } from '@shop/shared/runtime';
import type { NavLink } from './site-links';

/** Returns the links that published pages add to a menu. */
export function useMenu(title: string): readonly NavLink[] {
  return useShopConfig().menus?.[title] ?? [];
}
