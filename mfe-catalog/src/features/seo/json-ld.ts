import type { Product } from '@shop/shared/runtime';
import type { BreadcrumbItem } from '@shop/shared/ui';

/** The page's breadcrumbs as a BreadcrumbList of schema.org. */
export function breadcrumbList(crumbs: readonly BreadcrumbItem[], publicUrl: string): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: `${publicUrl}${href}` }),
    })),
  };
}

/** Goods that have pages, as an ItemList of schema.org. */
export function itemList(
  goods: readonly Pick<Product, 'slug' | 'name'>[],
  total: number,
  publicUrl: string,
): Record<string, unknown> {
  const listed = goods.filter(({ slug }) => slug !== null);
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: listed.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${publicUrl}/${slug}`,
    })),
  };
}
