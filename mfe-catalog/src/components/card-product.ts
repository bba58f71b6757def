import { formatPrice, keepRanges } from '@shop/shared/format';
import type { ChildProduct, Product } from '@shop/shared/runtime';
import { leadSentences } from '../content/product-words';

const TEXT_LENGTH = 140;
const MAX_PROPERTIES = 2;

/** The part of a product that its card shows. */
export interface CardProduct extends Pick<
  Product,
  'id' | 'slug' | 'name' | 'img' | 'price' | 'type' | 'count' | 'orderTermDays'
> {
  /** The first sentences of the description. */
  lead: string;
  /** What it was sold at before a sale, in words that need no striking out; null without one. */
  was: string | null;
  properties: readonly { label: string; value: string }[];
  childProducts: readonly Pick<ChildProduct, 'id' | 'name' | 'img' | 'active'>[];
}

/** The page's data has it: no browser loads what makes it. */
export function cardOf(product: Product): CardProduct {
  const { id, slug, name, img, price, type, count, orderTermDays, description, properties, childProducts } = product;
  const { oldPrice } = product;
  return {
    ...{ id, slug, name, img, price, type, count, orderTermDays },
    lead: leadSentences(description, TEXT_LENGTH).lead,
    was: typeof oldPrice === 'number' ? `было\u00A0${formatPrice(oldPrice)}` : null,
    properties: properties
      .filter(({ showPreview }) => showPreview)
      .slice(0, MAX_PROPERTIES)
      .map(({ name: label, value }) => ({ label, value: keepRanges(value) })),
    childProducts,
  };
}
