import { useShopConfig } from '@shop/shared/runtime';
import { obtainableAccessories, preselectedAccessories, totalPrice, type Accessory, type Buyable } from './rules';
import { useUnticked } from './unticked';

interface DefaultPurchase {
  accessories: Accessory[];
  /** In roubles. */
  total: number;
}

/** What one press of «В корзину» adds where nothing can be chosen. */
export function useDefaultPurchase(product: Buyable): DefaultPurchase {
  const { areAccessoriesPreselected } = useShopConfig();
  const chosen = new Set(preselectedAccessories(product, areAccessoriesPreselected, useUnticked()));
  const accessories = obtainableAccessories(product, chosen, 1);
  return { accessories, total: totalPrice(product, accessories, [], 1) };
}
