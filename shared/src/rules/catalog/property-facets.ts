import { choicesOf, coversValue, readPropertyValue } from './property-values';
import type { CatalogProduct } from './types';

export interface FacetChoice {
  value: string;
  /** Ids of the goods that it finds. */
  goods: ReadonlySet<number>;
}

/** A property to filter by, with its values. */
export interface PropertyFacet {
  id: number;
  name: string;
  /** The number of goods that have the property. */
  coverage: number;
  choices: readonly FacetChoice[];
}

/** The most values of a property to choose from; the commonest remain. */
const MAX_CHOICES = 10;

interface FoundProperty {
  name: string;
  /** Ids of the goods with each value. */
  goodsByValue: Map<string, number[]>;
}

function findProperties(goods: readonly CatalogProduct[]): Map<number, FoundProperty> {
  const found = new Map<number, FoundProperty>();
  for (const product of goods) {
    for (const { id, name, value, showPreview, isFilter = false } of product.properties) {
      if (!showPreview && !isFilter) continue;
      const property = found.get(id) ?? { name, goodsByValue: new Map<string, number[]>() };
      found.set(id, property);
      const known = property.goodsByValue.get(value);
      if (known) known.push(product.id);
      else property.goodsByValue.set(value, [product.id]);
    }
  }
  return found;
}

function choicesWithGoods({ goodsByValue }: FoundProperty): FacetChoice[] {
  const values = [...goodsByValue].map(([text, ids]) => ({ value: readPropertyValue(text), ids }));
  const choices = choicesOf(goodsByValue.keys()).map((value) => ({
    value,
    goods: new Set(values.flatMap((known) => (coversValue(known.value, value) ? known.ids : []))),
  }));
  // Numeric sorting puts «до 72 ч» before «до 120 ч».
  const { compare } = new Intl.Collator('ru', { numeric: true });
  return choices
    .toSorted((a, b) => b.goods.size - a.goods.size)
    .slice(0, MAX_CHOICES)
    .toSorted((a, b) => compare(a.value, b.value));
}

/**
 * The properties to filter goods by: those that cards show, or that the shop's people have made a
 * filter, with at least two values; those that most goods have come first.
 */
export function findPropertyFacets(goods: readonly CatalogProduct[]): PropertyFacet[] {
  return [...findProperties(goods)]
    .map(([id, property]) => ({
      id,
      name: property.name,
      coverage: [...property.goodsByValue.values()].reduce((sum, ids) => sum + ids.length, 0),
      choices: choicesWithGoods(property),
    }))
    .filter(({ choices }) => choices.length > 1)
    .toSorted((a, b) => b.coverage - a.coverage);
}
