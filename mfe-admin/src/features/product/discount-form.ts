import { priceText, readPrice } from '@shop/shared/price-edit';
import type { ProductCardFragment, StaffDiscountInput } from '../../generated/graphql';

/** A discount by quantity as its fields have it. */
export interface DiscountForm {
  productCount: string;
  discount: string;
}

export const EMPTY_DISCOUNT: DiscountForm = { productCount: '', discount: '' };

export const discountFormsOf = ({ discounts }: Pick<ProductCardFragment, 'discounts'>): readonly DiscountForm[] =>
  discounts.map(({ productCount, discount }) => ({
    productCount: String(productCount),
    discount: priceText(discount),
  }));

/** Whether each says from how many pieces on, and how much. */
export const areDiscountsReady = (discounts: readonly DiscountForm[]): boolean =>
  discounts.every(({ productCount, discount }) => productCount !== '' && readPrice(discount) !== null);

export const discountInputs = (discounts: readonly DiscountForm[]): StaffDiscountInput[] =>
  discounts.map(({ productCount, discount }) => ({
    productCount: Number(productCount),
    discount: readPrice(discount) ?? 0,
  }));
