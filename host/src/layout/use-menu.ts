import { useShopConfig } from '@shop/shared/runtime';
import type { NavLink } from './site-links';

/**
 * Returns the links of a menu.
 * @param links what stands in it unless pages or the studio have changed it
 */
export function useMenu(title: string, links: readonly NavLink[] = []): readonly NavLink[] {
  return useShopConfig().menus?.[title] ?? links;
}
