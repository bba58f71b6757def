import type { Product } from '@shop/shared/runtime';

/** The name and price of a product, for text. */
export interface NamedProduct {
  slug: string;
  name: string;
  price: number;
}

/** Returns active products in the order of the slugs; unknown and inactive ones are left out. */
export function namedProducts(slugs: readonly string[], products: readonly Product[]): NamedProduct[] {
  const active = new Map(products.filter(({ active: isActive }) => isActive).map((product) => [product.slug, product]));
  return slugs.flatMap((slug) => {
    const product = active.get(slug);
    return product ? [{ slug, name: product.name, price: product.price }] : [];
  });
}
