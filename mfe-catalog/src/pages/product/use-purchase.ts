import { setCountWithParts } from '@shop/shared/included-parts';
import {
  MAX_PRODUCT_COUNT,
  useCart,
  useShop,
  useShopConfig,
  type CartItem,
  type ChildProduct,
  type Discount,
  type Product,
} from '@shop/shared/runtime';
import { useState } from 'react';
import {
  availableCount,
  keepTick,
  obtainableAccessories,
  preselectedAccessories,
  priceSteps,
  totalPrice,
  unitPrice,
  useAddToCart,
  useCartRow,
  useUnticked,
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
  /** Whether the product is in the cart: count and accessories are then those of the cart. */
  isInCart: boolean;
  addToCart: () => void;
}

type Choice = Pick<Purchase, 'productCount' | 'setProductCount' | 'accessories' | 'toggleAccessory'> & {
  /** The pieces of an accessory; as many as of the product unless the cart says otherwise. */
  countOf: (accessory: { id: number }) => number;
};

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** What the buyer chooses before the product is in the cart. */
function useNewChoice(product: Product): Choice {
  const { areAccessoriesPreselected } = useShopConfig();
  const [productCount, setProductCount] = useState(1);
  const preselected = preselectedAccessories(product, areAccessoriesPreselected, useUnticked());
  const [toggledIds, setToggledIds] = useState<ReadonlySet<number>>(new Set());
  const chosenIds = [...toggledIds].reduce(toggled, new Set(preselected));
  return {
    productCount,
    setProductCount,
    accessories: obtainableAccessories(product, chosenIds, productCount),
    toggleAccessory: (id) => setToggledIds((ids) => toggled(ids, id)),
    countOf: () => productCount,
  };
}

/** The choice that is in the cart. A change here is a change there. */
function useChoiceInCart(product: Product, row: CartItem | undefined): Choice | null {
  const { cart } = useShop();
  const items = useCart((state) => state.items);
  if (!row) return null;

  const rowOf = (id: number) => items.find((item) => item.parentId === row.id && item.productId === id);
  const toggleAccessory = (id: number) => {
    const { items: present, remove, replace } = cart.getState();
    const existing = rowOf(id);
    const { id: parentId, productCount } = row;
    const nextId = Math.max(...present.map((item) => item.id)) + 1;
    if (existing) remove(existing.id);
    else replace([...present, { id: nextId, productId: id, parentId, productCount }]);
  };

  return {
    productCount: row.productCount,
    setProductCount: (count) => setCountWithParts(cart.getState(), row.id, count),
    accessories: product.childProducts.filter(({ id }) => rowOf(id) !== undefined),
    toggleAccessory,
    countOf: ({ id }) => (id === product.id ? row : rowOf(id))?.productCount ?? 0,
  };
}

/** The buyer's choice, new or in the cart: count, accessories and total. */
export function usePurchase(product: Product, allDiscounts: readonly Discount[]): Purchase {
  const { storage } = useShop();
  const { areDiscountsEnabled } = useShopConfig();
  const row = useCartRow(product.id);
  const newChoice = useNewChoice(product);
  const inCart = useChoiceInCart(product, row);
  const addToCart = useAddToCart();

  const { countOf, ...choice } = inCart ?? newChoice;
  const { accessories, productCount } = choice;
  const discounts = areDiscountsEnabled ? allDiscounts : [];
  const total = totalPrice(product, accessories, discounts, productCount, countOf);
  const toggleAccessory = (id: number) => {
    const child = product.childProducts.find((accessory) => accessory.id === id);
    if (child) keepTick(storage, child.name, !accessories.includes(child));
    choice.toggleAccessory(id);
  };

  return {
    product,
    ...choice,
    toggleAccessory,
    maxCount: Math.min(MAX_PRODUCT_COUNT, availableCount(product)),
    priceSteps: priceSteps(product, discounts),
    unitPrice: unitPrice(product, discounts, productCount),
    total,
    isInCart: inCart !== null,
    addToCart: () => addToCart({ product, accessories, productCount, total }),
  };
}
