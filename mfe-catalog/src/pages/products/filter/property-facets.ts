import type { Product } from '@shop/shared/runtime';
import { propertyKey } from './catalog-query';

export interface FacetOption {
  key: string;
  value: string;
  /** Goods that have it. */
  products: readonly Product[];
}

export interface PropertyFacet {
  id: number;
  name: string;
  /** The commonest first. */
  options: FacetOption[];
}

/** More values of a property would be a list to read, not to choose from: the commonest stand. */
const MAX_OPTIONS = 10;

interface FoundProperty {
  name: string;
  products: Map<string, Product[]>;
}

function findValues(goods: readonly Product[]): Map<number, FoundProperty> {
  const found = new Map<number, FoundProperty>();
  for (const product of goods) {
    for (const { id, name, value, showPreview } of product.properties) {
      if (!showPreview) continue;
      let property = found.get(id);
      if (!property) found.set(id, (property = { name, products: new Map() }));
      const products = property.products.get(value);
      if (products) products.push(product);
      else property.products.set(value, [product]);
    }
  }
  return found;
}

function findFacets(goods: readonly Product[]): PropertyFacet[] {
  return [...findValues(goods)]
    .filter(([, { products }]) => products.size > 1)
    .map(([id, { name, products: byValue }]) => ({
      id,
      name,
      options: [...byValue]
        .toSorted(([, a], [, b]) => b.length - a.length)
        .slice(0, MAX_OPTIONS)
        .map(([value, products]) => ({ key: propertyKey(id, value), value, products })),
    }));
}

/** Outlives a rendering that React begins anew, which loses what `useMemo` kept. */
const known = new WeakMap<readonly Product[], readonly PropertyFacet[]>();

/** Properties that goods can be told apart by on their cards: those with a preview and at least two values. */
export function propertyFacets(goods: readonly Product[]): readonly PropertyFacet[] {
  const facets = known.get(goods) ?? findFacets(goods);
  known.set(goods, facets);
  return facets;
}
