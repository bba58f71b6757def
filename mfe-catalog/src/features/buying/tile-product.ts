import type { ChildProduct, Discount, Product } from '@shop/shared/runtime';
import { cardOf, type CardProduct } from '../../components/card-product';
import { priceSteps, toAccessory, type Accessory, type Buyable, type PriceStep } from './rules';

/** The fields of a product that a page with its card carries in its data. */
export interface TileProduct extends CardProduct, Buyable, Pick<Product, 'compare' | 'category'> {
  childProducts: readonly (Accessory & Pick<ChildProduct, 'img'>)[];
  /** The price per piece from a certain count on; null without a discount. */
  volumePrice: PriceStep | null;
}

/** @param discounts all discounts of the shop */
export function tileOf(product: Product, discounts: readonly Discount[]): TileProduct {
  const { compare, category } = product;
  return {
    ...cardOf(product),
    ...{ compare, category, active: product.active },
    childProducts: product.childProducts.map((child) => ({ ...toAccessory(child), img: child.img })),
    volumePrice: priceSteps(product, discounts)[1] ?? null,
  };
}
