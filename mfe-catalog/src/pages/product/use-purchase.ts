import { MAX_PRODUCT_COUNT, useShopConfig, type ChildProduct, type Discount, type Product } from '@shop/shared/runtime';
import { useState } from 'react';
import {
  availableCount,
  obtainableAccessories,
  preselectedAccessories,
  priceSteps,
  totalPrice,
  unitPrice,
  useAddToCart,
  type PriceStep,
} from '../../features/buying';

export interface Purchase {
  product: Product;
  productCount: number;
  setProductCount: (productCount: number) => void;
  /** The stock, but at most what one order may contain. */
  maxCount: number;
  /** The chosen accessories that are available in this count. */
  accessories: readonly ChildProduct[];
  toggleAccessory: (id: number) => void;
  priceSteps: readonly PriceStep[];
  unitPrice: number;
  total: number;
  addToCart: () => void;
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The buyer's choice: count, accessories and total. */
export function usePurchase(product: Product, allDiscounts: readonly Discount[]): Purchase {
  const { areAccessoriesPreselected, areDiscountsEnabled } = useShopConfig();
  const [productCount, setProductCount] = useState(1);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(
    () => new Set(preselectedAccessories(product, areAccessoriesPreselected)),
  );
  const addToCart = useAddToCart();

  const discounts = areDiscountsEnabled ? allDiscounts : [];
  const accessories = obtainableAccessories(product, chosenIds, productCount);
  const purchase = { product, accessories, productCount };

  return {
    product,
    productCount,
    setProductCount,
    maxCount: Math.min(MAX_PRODUCT_COUNT, availableCount(product)),
    accessories,
    toggleAccessory: (id: number) => setChosenIds((ids) => toggled(ids, id)),
    priceSteps: priceSteps(product, discounts),
    unitPrice: unitPrice(product, discounts, productCount),
    total: totalPrice(product, accessories, discounts, productCount),
    addToCart: () => addToCart(purchase),
  };
}
