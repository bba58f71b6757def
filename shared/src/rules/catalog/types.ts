import type { CatalogInput } from '../../public-lists/catalog-paths';
import type { ProductProperty } from '../../public-lists/types';

/** Only the API knows what is a filter although cards do not show it. */
type CatalogProperty = ProductProperty & { isFilter?: boolean };

/** What the catalogue knows of a product; API and pages have more. */
export interface CatalogProduct {
  id: number;
  active: boolean;
  type: 'product' | 'service';
  name: string;
  code: string;
  description: string;
  slug?: string | null | undefined;
  category?: string | null | undefined;
  price: number;
  count: number;
  properties: readonly CatalogProperty[];
  childProducts: readonly { id: number; name: string; active: boolean }[];
  /** What a spare fits; null or absent for what is no spare. */
  fits?: readonly unknown[] | null | undefined;
}

/** A spare stands in search and in its own category, not in the list of all goods. */
export const isSpare = ({ fits }: Pick<CatalogProduct, 'fits'>) => Boolean(fits);

export type { CatalogInput };
