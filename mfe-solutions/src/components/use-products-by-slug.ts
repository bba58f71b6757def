import { useList, type Product } from '@shop/shared/runtime';

/** Active products by slug, in the order asked for; unknown and inactive ones are left out. */
export function useProductsBySlug(slugs: readonly string[]): Product[] {
  const { items } = useList('products');
  const active = new Map(items.filter(({ active }) => active).map((product) => [product.slug, product]));
  return slugs.flatMap((slug) => active.get(slug) ?? []);
}
