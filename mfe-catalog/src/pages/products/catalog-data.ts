import type { PageContext } from '@shop/shared/federation';
import { groupByCategory, selectGoods, type Product } from '@shop/shared/runtime';
import { createSearch, searchableProduct, type Found, type Search } from '@shop/shared/search';
import { tileOf, type TileProduct } from '../../features/buying';
import { PAGE_SIZE, propertyKey, readPriceRange, readQuery, type CatalogQuery } from './catalog-query';

export interface FacetOption {
  key: string;
  value: string;
  /** The number of goods it would leave under the other conditions. */
  count: number;
}

/** A property that can be filtered by. */
export interface Facet {
  id: number;
  name: string;
  options: readonly FacetOption[];
}

/** What `/products` shows of the list of goods. */
export interface CatalogData {
  /** The goods of the requested page, sorted. */
  goods: readonly TileProduct[];
  /** The number of goods found on all pages. */
  total: number;
  /** The corrected search text, if it differs from the typed one. */
  corrected: string | null;
  /**
   * The number of goods per category under the other conditions. The first, nameless one counts
   * all.
   */
  categories: readonly { category: string; count: number }[];
  facets: readonly Facet[];
}

interface Condition {
  /** The subject of the condition; counts of the same subject leave it out. */
  subject: string;
  fits: (product: Product) => boolean;
}

/** Values of one property are alternatives; all properties must match. */
function propertyConditions(keys: readonly string[]): Condition[] {
  const subjects = new Set(keys.map((key) => key.slice(0, key.indexOf(':'))));
  return [...subjects].map((subject) => ({
    subject,
    fits: ({ properties }) =>
      properties.some(({ id, value }) => String(id) === subject && keys.includes(propertyKey(id, value))),
  }));
}

/** @param found the result of the search; null without a search */
function conditionsOf(query: CatalogQuery, found: Found | null): Condition[] {
  const { from, to } = readPriceRange(query);
  const conditions: (Condition | false)[] = [
    found !== null && { subject: 'text', fits: ({ id }) => found.scores.has(id) },
    query.category !== '' && { subject: 'category', fits: ({ category }) => category === query.category },
    from !== null && { subject: 'price', fits: ({ price }) => price >= from },
    to !== null && { subject: 'price', fits: ({ price }) => price <= to },
    query.isInStock && { subject: 'stock', fits: ({ count }) => count > 0 },
    ...propertyConditions(query.properties),
  ];
  return conditions.filter((condition) => condition !== false);
}

function whatFits(goods: readonly Product[], conditions: readonly Condition[]): readonly Product[] {
  return goods.filter((product) => conditions.every(({ fits }) => fits(product)));
}

function sorted(goods: readonly Product[], query: CatalogQuery, found: Found | null): readonly Product[] {
  if (query.sort === 'cheap') return goods.toSorted((a, b) => a.price - b.price);
  if (query.sort === 'dear') return goods.toSorted((a, b) => b.price - a.price);
  if (query.sort === 'name') {
    const { compare } = new Intl.Collator('ru', { numeric: true });
    return goods.toSorted((a, b) => compare(a.name, b.name));
  }
  if (found) return goods.toSorted((a, b) => (found.scores.get(b.id) ?? 0) - (found.scores.get(a.id) ?? 0));
  return groupByCategory(goods).flatMap(({ products }) => products);
}

/** The most values of a property to choose from; the commonest remain. */
const MAX_OPTIONS = 10;

interface FoundProperty {
  id: number;
  name: string;
  /** The goods with each value; the commonest value first, ten at most. */
  values: readonly [value: string, goods: readonly Product[]][];
}

/** The properties to filter by: those that cards show and that have at least two values. */
function findProperties(goods: readonly Product[]): FoundProperty[] {
  const found = new Map<number, { name: string; values: Map<string, Product[]> }>();
  for (const product of goods) {
    for (const { id, name, value, showPreview } of product.properties) {
      if (!showPreview) continue;
      const property = found.get(id) ?? { name, values: new Map<string, Product[]>() };
      found.set(id, property);
      property.values.set(value, [...(property.values.get(value) ?? []), product]);
    }
  }
  return [...found]
    .filter(([, { values }]) => values.size > 1)
    .map(([id, { name, values }]) => ({
      id,
      name,
      values: [...values].toSorted(([, a], [, b]) => b.length - a.length).slice(0, MAX_OPTIONS),
    }));
}

interface Catalog {
  goods: readonly Product[];
  categories: readonly string[];
  properties: readonly FoundProperty[];
  search: Search;
}

const catalogs = new WeakMap<readonly Product[], Catalog>();

/** Computes what all queries of one list share, once, because 2,000 products take a while. */
function catalogOf(products: readonly Product[]): Catalog {
  const known = catalogs.get(products);
  if (known) return known;
  const goods = selectGoods(products);
  const catalog = {
    goods,
    categories: groupByCategory(goods).flatMap(({ category }) => category || []),
    properties: findProperties(goods),
    search: createSearch(goods.map(searchableProduct)),
  };
  catalogs.set(products, catalog);
  return catalog;
}

function countCategories({ goods, categories }: Catalog, conditions: readonly Condition[]) {
  const fitting = whatFits(goods, conditions);
  const counts = new Map<string, number>();
  for (const { category } of fitting) counts.set(category ?? '', (counts.get(category ?? '') ?? 0) + 1);
  return [
    { category: '', count: fitting.length },
    ...categories.map((category) => ({ category, count: counts.get(category) ?? 0 })),
  ];
}

function facetsOf({ properties }: Catalog, othersThan: (subject: string) => readonly Condition[]): Facet[] {
  // Numeric sorting puts «до 72 ч» before «до 120 ч».
  const { compare } = new Intl.Collator('ru', { numeric: true });
  return properties.map(({ id, name, values }) => {
    const conditions = othersThan(String(id));
    const options = values.map(([value, goods]) => ({
      key: propertyKey(id, value),
      value,
      count: whatFits(goods, conditions).length,
    }));
    return { id, name, options: options.toSorted((a, b) => compare(a.value, b.value)) };
  });
}

/** The page of the list that the address requests. */
export function catalogData({ lists, search: params }: Pick<PageContext, 'lists' | 'search'>): CatalogData {
  const query = readQuery(params);
  const catalog = catalogOf(lists.products);
  const text = query.text.trim();
  const found = text === '' ? null : catalog.search.find(text);
  const conditions = conditionsOf(query, found);
  const othersThan = (subject: string) => conditions.filter((condition) => condition.subject !== subject);
  const fitting = sorted(whatFits(catalog.goods, conditions), query, found);
  const page = fitting.slice((query.page - 1) * PAGE_SIZE, query.page * PAGE_SIZE);
  return {
    goods: page.map((product) => tileOf(product, lists.discounts)),
    total: fitting.length,
    corrected: found?.corrected ?? null,
    categories: countCategories(catalog, othersThan('category')),
    facets: facetsOf(catalog, othersThan),
  };
}
