import { useShopConfig } from '@shop/shared/runtime';
import type { NavLink } from './navigation';

/** Links of published pages, which stand after a menu's own. */
export function useMenu(title: string): readonly NavLink[] {
  return useShopConfig().menus?.[title] ?? [];
}
