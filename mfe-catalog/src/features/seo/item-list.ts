import type { Product } from '@shop/shared/runtime';

/** Goods with pages of their own as schema.org's ItemList. */
export function itemList(products: readonly Product[], publicUrl: string): Record<string, unknown> {
  const listed = products.filter(({ slug }) => slug !== null);
  return {
    '@type': 'ItemList',
    numberOfItems: listed.length,
    itemListElement: listed.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${publicUrl}/${slug}`,
    })),
  };
}
