import { formatPrice } from '@shop/shared/format';
import { useShopConfig, type Product } from '@shop/shared/runtime';
import { obtainableAccessories, preselectedAccessories } from './accessories';
import { totalPrice } from './pricing';
import { isObtainable } from './stock';

/** The button adds paid accessories too, so the card names the whole sum before the click. */
export function useTotalNote(product: Product): string | null {
  const { areAccessoriesPreselected } = useShopConfig();
  const chosen = new Set(preselectedAccessories(product, areAccessoriesPreselected));
  const total = totalPrice(product, obtainableAccessories(product, chosen, 1), [], 1);
  return total === product.price || !isObtainable(product) ? null : `С аксессуарами ${formatPrice(total)}`;
}
