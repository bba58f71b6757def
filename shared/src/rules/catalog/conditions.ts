import { meetsNeed, readAbilities, type Abilities, type Need } from '../devices';
import { toSlug } from '../format';
import type { Found } from '../search';
import { coversValue, readPropertyValue } from './property-values';
import { isSpare, type CatalogInput, type CatalogProduct } from './types';

/** What the goods must be. Counts of the same subject leave a condition out. */
export interface Condition {
  subject: string;
  fits: (product: CatalogProduct) => boolean;
}

export const propertySubject = (id: number) => `property ${id}`;

/** Values of one property are alternatives; all properties must match. */
function propertyCondition(propertyId: number, wanted: readonly string[]): Condition {
  /** Goods share most values. */
  const known = new Map<string, boolean>();
  const isCovered = (value: string) => {
    const answer =
      known.get(value) ?? wanted.some((one) => coversValue(readPropertyValue(value), one) || value === one);
    known.set(value, answer);
    return answer;
  };
  return {
    subject: propertySubject(propertyId),
    fits: ({ properties }) => properties.some(({ id, value }) => id === propertyId && isCovered(value)),
  };
}

const known = new WeakMap<CatalogProduct, Abilities>();

/** Whether the product is what the need asks for; its properties are read once. */
export function productMeets(product: CatalogProduct, need: Need): boolean {
  const abilities = known.get(product) ?? readAbilities(product.properties);
  known.set(product, abilities);
  return meetsNeed(abilities, need);
}

/** A price of 0 is unknown, so no limit lets it pass. */
function priceConditions({ minPrice, maxPrice }: CatalogInput): Condition[] {
  const min = minPrice ?? 0;
  const max = maxPrice ?? Infinity;
  if (min <= 0 && max === Infinity) return [];
  return [{ subject: 'price', fits: ({ price }) => price > 0 && price >= min && price <= max }];
}

/** @param found the result of the search; null without a search */
export function conditionsOf(input: CatalogInput, found: Found | null): Condition[] {
  const { category, inStock, needs, filters } = input;
  const slug = toSlug(category ?? '');
  const slugs = new Map<string | null, string>();
  const slugOf = (name: string | null | undefined) => {
    const known = slugs.get(name ?? null) ?? toSlug(name ?? '');
    slugs.set(name ?? null, known);
    return known;
  };
  return [
    ...(found ? [{ subject: 'text', fits: ({ id }: CatalogProduct) => found.scores.has(id) }] : []),
    ...(category
      ? [{ subject: 'category', fits: (product: CatalogProduct) => slugOf(product.category) === slug }]
      : []),
    // Of the subject of the categories, so that theirs has its count.
    ...(category || found ? [] : [{ subject: 'category', fits: (product: CatalogProduct) => !isSpare(product) }]),
    ...priceConditions(input),
    ...(inStock ? [{ subject: 'stock', fits: ({ count }: CatalogProduct) => count > 0 }] : []),
    ...(needs ?? []).map((need) => ({
      subject: 'needs',
      fits: (product: CatalogProduct) => productMeets(product, need),
    })),
    ...(filters ?? []).map(({ propertyId, values }) => propertyCondition(propertyId, values)),
  ];
}

/** The goods of a catalogue, sorted by how many subjects they fail. */
export interface Matches<Item> {
  fitting: readonly Item[];
  /** The goods that fit when the conditions of the subject are left out. */
  without: (subject: string) => readonly Item[];
}

/** Looks at each of the goods once, however many counts are wanted. */
export function matchGoods<Item extends CatalogProduct>(
  goods: readonly Item[],
  conditions: readonly Condition[],
): Matches<Item> {
  const fitting: Item[] = [];
  /** Goods that fail one subject only, by that subject. */
  const almost = new Map<string, Item[]>();
  for (const product of goods) {
    const failed = new Set<string>();
    for (const { subject, fits } of conditions) {
      if (failed.size < 2 && !fits(product)) failed.add(subject);
    }
    const [subject] = failed;
    if (subject === undefined) fitting.push(product);
    else if (failed.size === 1) {
      const known = almost.get(subject);
      if (known) known.push(product);
      else almost.set(subject, [product]);
    }
  }
  return { fitting, without: (subject) => [...fitting, ...(almost.get(subject) ?? [])] };
}
