import type { ChildProduct, ProductProperty } from '../public-lists/types';
import type { Searchable } from './create-search';

const WEIGHT = { name: 12, code: 10, category: 4, accessory: 2, property: 1, description: 1 } as const;

interface SearchableProduct extends Pick<ChildProduct, 'id' | 'name' | 'code'> {
  category?: string | null | undefined;
  properties: readonly Pick<ProductProperty, 'name' | 'value'>[];
  description?: string;
  childProducts?: readonly Pick<ChildProduct, 'name' | 'active'>[];
}

/**
 * What a product or an accessory is found by: name, code, category, properties, description, and
 * the accessories it is sold with.
 */
export function searchableProduct(product: SearchableProduct): Searchable {
  const { id, name, code, category, properties, description = '', childProducts = [] } = product;
  return {
    id,
    texts: [
      { text: name, weight: WEIGHT.name },
      { text: code, weight: WEIGHT.code },
      ...(category ? [{ text: category, weight: WEIGHT.category }] : []),
      ...childProducts.filter(({ active }) => active).map((child) => ({ text: child.name, weight: WEIGHT.accessory })),
      ...properties.flatMap((property) => [
        { text: property.name, weight: WEIGHT.property },
        { text: property.value, weight: WEIGHT.property },
      ]),
      { text: description, weight: WEIGHT.description },
    ],
  };
}
