import type { BlockData } from '../block';
import { namedProducts, type NamedProduct } from '../named-products';
import type { HeroProps } from './schema';

/** The goods of the strip, with names and prices of the catalogue. */
export const heroData: BlockData<HeroProps, readonly NamedProduct[]> = async ({ strip = [] }, { catalog }) => {
  const slugs = strip.map(({ slug }) => slug);
  return slugs.length > 0 ? namedProducts(slugs, (await catalog.products({ slugs })) ?? []) : [];
};
