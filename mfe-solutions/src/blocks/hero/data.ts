import type { BlockData } from '../block';
import { namedProducts, type NamedProduct } from '../named-products';
import type { HeroProps } from './schema';

/** The goods of the strip, with names and prices of the catalogue. */
export const heroData: BlockData<HeroProps, readonly NamedProduct[]> = ({ strip = [] }, { lists }) =>
  strip.length > 0
    ? namedProducts(
        strip.map(({ slug }) => slug),
        lists.products,
      )
    : [];
