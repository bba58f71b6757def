import { toSlug } from '../format';
import { createSearch, searchableProduct, type Search, type Searchable } from '../search';
import { findPropertyFacets, type PropertyFacet } from './property-facets';
import { isSpare, type CatalogProduct } from './types';

export interface Category {
  name: string;
  slug: string;
}

/** The catalogue in memory, with what all requests of one version share. */
export interface Catalog<Item extends CatalogProduct = CatalogProduct> {
  /** All products, including inactive ones, ascending by sort. */
  products: readonly Item[];
  /** By their own ids and those of their accessories. */
  byId: ReadonlyMap<number, Item>;
  bySlug: ReadonlyMap<string, Item>;
  /** The goods on sale, in the shop's order: by category, those without one last. */
  goods: readonly Item[];
  categories: readonly Category[];
  search: () => Search;
  /** The properties to filter the category by; null for all goods. */
  facetsOf: (category: string | null) => readonly PropertyFacet[];
  /** The place of each of the goods by name. */
  nameOrder: () => ReadonlyMap<number, number>;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** By category, in the order of first appearance; goods without one come last. */
function byCategory<Item extends CatalogProduct>(goods: readonly Item[]): Item[] {
  const categories = [...new Set(goods.map(({ category }) => category ?? ''))];
  const place = new Map(categories.map((category, index) => [category, category === '' ? Infinity : index]));
  const placeOf = ({ category }: Item) => place.get(category ?? '') ?? Infinity;
  return goods.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}

function indexById<Item extends CatalogProduct>(products: readonly Item[]): Map<number, Item> {
  const byId = new Map(products.flatMap((product) => product.childProducts.map(({ id }) => [id, product] as const)));
  for (const product of products) byId.set(product.id, product);
  return byId;
}

function orderByName(goods: readonly CatalogProduct[]): Map<number, number> {
  const { compare } = new Intl.Collator('ru', { numeric: true });
  return new Map(goods.toSorted((a, b) => compare(a.name, b.name)).map(({ id }, place) => [id, place]));
}

const hasSameTexts = (one: Searchable, other: Searchable | undefined) =>
  one.id === other?.id &&
  one.texts.length === other.texts.length &&
  one.texts.every(({ text }, index) => text === other.texts[index]?.text);

interface WordIndex {
  texts: readonly Searchable[];
  search: Search;
}

const indexes = new WeakMap<object, WordIndex>();

/** The index of the words is made again only when a text has changed: an order changes none. */
function indexWords(goods: readonly CatalogProduct[], before: WordIndex | undefined): WordIndex {
  const texts = goods.map(searchableProduct);
  const isSame =
    before?.texts.length === texts.length && texts.every((text, place) => hasSameTexts(text, before.texts[place]));
  return before && isSame ? before : { texts, search: createSearch(texts) };
}

/**
 * @param before the catalogue of the previous version: its words are used again if they still fit
 */
export function createCatalog<Item extends CatalogProduct>(
  products: readonly Item[],
  before: Catalog<Item> | null = null,
): Catalog<Item> {
  const goods = byCategory(products.filter(({ active, type }) => active && type === 'product'));
  const categories = [...new Set(goods.flatMap(({ category }) => category ?? []))];
  const facets = new Map<string | null, readonly PropertyFacet[]>();
  // The closures below keep this index alive, but not the whole catalogue of the version before.
  const indexBefore = before ? indexes.get(before) : undefined;
  const catalog: Catalog<Item> = {
    products,
    byId: indexById(products),
    bySlug: new Map(products.flatMap((product) => (product.slug ? [[product.slug, product] as const] : []))),
    goods,
    categories: categories.map((name) => ({ name, slug: toSlug(name) })),
    search: once(() => {
      const index = indexWords(goods, indexBefore);
      indexes.set(catalog, index);
      return index.search;
    }),
    facetsOf(category) {
      const known = facets.get(category);
      if (known) return known;
      const found = findPropertyFacets(
        category === null
          ? goods.filter((product) => !isSpare(product))
          : goods.filter((product) => product.category === category),
      );
      facets.set(category, found);
      return found;
    },
    nameOrder: once(() => orderByName(goods)),
  };
  return catalog;
}
