import type { Product } from '@shop/shared/runtime';

/** A product as text names it. */
export interface NamedProduct {
  slug: string;
  name: string;
  price: number;
}

/** Active products by slug, in the order asked for; unknown and inactive ones are left out. */
export function namedProducts(slugs: readonly string[], products: readonly Product[]): NamedProduct[] {
  const active = new Map(products.filter(({ active: isActive }) => isActive).map((product) => [product.slug, product]));
  return slugs.flatMap((slug) => {
    const product = active.get(slug);
    return product ? [{ slug, name: product.name, price: product.price }] : [];
  });
}
