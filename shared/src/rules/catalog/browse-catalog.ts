import { NEEDS } from '../devices';
import { toSlug } from '../format';
import type { CatalogAnswer } from '../../public-lists/catalog-paths';
import type { Found } from '../search';
import type { Catalog } from './catalog';
import { conditionsOf, matchGoods, productMeets, propertySubject, type Matches } from './conditions';
import { isSpare, type CatalogInput, type CatalogProduct } from './types';

/** The number of goods on one page. */
export const PAGE_SIZE = 24;

/** In this order, goods whose price is unknown are the last. */
const priceOrder = ({ price }: CatalogProduct) => (price > 0 ? price : Infinity);

function sorted<Item extends CatalogProduct>(
  catalog: Catalog<Item>,
  fitting: readonly Item[],
  input: CatalogInput,
  found: Found | null,
): readonly Item[] {
  const by = (rank: (product: Item) => number) => fitting.toSorted((a, b) => rank(a) - rank(b));
  if (input.sort === 'cheap') return by((product) => Math.min(priceOrder(product), Number.MAX_VALUE));
  if (input.sort === 'dear') return by(({ price }) => -price);
  if (input.sort === 'name') {
    const order = catalog.nameOrder();
    return by(({ id }) => order.get(id) ?? 0);
  }
  return found ? by(({ id }) => -(found.scores.get(id) ?? 0)) : fitting;
}

function countCategories({ categories }: Catalog, { without }: Matches<CatalogProduct>): CatalogAnswer['categories'] {
  const counts = new Map<string, number>();
  for (const { category } of without('category')) {
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return categories.map((category) => ({ ...category, count: counts.get(category.name) ?? 0 }));
}

function countNeeds({ fitting }: Matches<CatalogProduct>): CatalogAnswer['needs'] {
  return NEEDS.map((need) => ({ need, count: fitting.filter((product) => productMeets(product, need)).length }));
}

function countFacets(
  catalog: Catalog,
  { without }: Matches<CatalogProduct>,
  input: CatalogInput,
): CatalogAnswer['facets'] {
  const slug = toSlug(input.category ?? '');
  const category = slug === '' ? null : (catalog.categories.find((known) => known.slug === slug)?.name ?? '');
  return catalog.facetsOf(category).map(({ id, name, coverage, choices }) => {
    const goods = without(propertySubject(id));
    return {
      id,
      name,
      count: coverage,
      options: choices.map((choice) => ({
        value: choice.value,
        count: goods.filter((product) => choice.goods.has(product.id)).length,
      })),
    };
  });
}

function pricesOf({ without }: Matches<CatalogProduct>): CatalogAnswer['prices'] {
  let [min, max] = [Infinity, -Infinity];
  for (const { price } of without('price')) {
    if (price <= 0) continue;
    min = Math.min(min, price);
    max = Math.max(max, price);
  }
  return max < min ? null : { min, max };
}

/** One page of the goods on sale that match, and what each further choice would leave. */
export interface CatalogPage<Item> extends Omit<CatalogAnswer, 'items'> {
  items: Item[];
}

/** Finds goods. The input is the API's, which has checked it. */
export function browseCatalog<Item extends CatalogProduct>(
  catalog: Catalog<Item>,
  input: CatalogInput,
): CatalogPage<Item> {
  const text = (input.query ?? '').trim();
  const found = text === '' ? null : catalog.search().find(text);
  const matches = matchGoods(catalog.goods, conditionsOf(input, found));
  const all = sorted(catalog, matches.fitting, input, found);
  const page = input.page ?? 1;
  return {
    total: all.length,
    page,
    pages: Math.ceil(all.length / PAGE_SIZE),
    items: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    corrected: found?.corrected ?? null,
    categories: countCategories(catalog, matches),
    allCategories: matches.without('category').filter((product) => found || !isSpare(product)).length,
    needs: countNeeds(matches),
    facets: countFacets(catalog, matches, input),
    prices: pricesOf(matches),
  };
}
