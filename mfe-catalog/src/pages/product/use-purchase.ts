import { MAX_PRODUCT_COUNT, useList, useShopConfig, type ChildProduct, type Product } from '@shop/shared/runtime';
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
  /** The stock, and never more than one order may hold. */
  maxCount: number;
  /** Chosen, and to be had in this count. */
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

/** What the buyer is about to take: count, accessories, and what that costs. */
export function usePurchase(product: Product): Purchase {
  const { areAccessoriesPreselected, areDiscountsEnabled } = useShopConfig();
  const discountList = useList('discounts').items;
  const [productCount, setProductCount] = useState(1);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(
    () => new Set(preselectedAccessories(product, areAccessoriesPreselected)),
  );
  const addToCart = useAddToCart();

  const discounts = areDiscountsEnabled ? discountList : [];
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
