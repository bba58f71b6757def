import type { ChildProduct } from '../public-lists/types';
import type { Searchable } from './create-search';

const WEIGHT = { name: 12, code: 10, category: 4, property: 1 } as const;

/** What a product or an accessory is found by: name, code, category and properties. */
export function searchableProduct({
  id,
  name,
  code,
  category,
  properties,
}: Pick<ChildProduct, 'id' | 'name' | 'code' | 'category' | 'properties'>): Searchable {
  return {
    id,
    texts: [
      { text: name, weight: WEIGHT.name },
      { text: code, weight: WEIGHT.code },
      ...(category ? [{ text: category, weight: WEIGHT.category }] : []),
      ...properties.flatMap((property) => [
        { text: property.name, weight: WEIGHT.property },
        { text: property.value, weight: WEIGHT.property },
      ]),
    ],
  };
}
