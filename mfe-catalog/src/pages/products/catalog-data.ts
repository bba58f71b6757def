import type { PageContext } from '@shop/shared/federation';
import type { CatalogAnswer, CatalogInput } from '@shop/shared/public-lists';
import type { CatalogQuery } from '../../features/catalog-address';
import { categoryText } from '../../content/category-words';
import { needName } from '../../content/need-names';
import { tileOf, type TileProduct } from '../../features/buying';
import { propertyKey, readPriceRange, readQuery } from './catalog-query';

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

type CategoryOption = CatalogAnswer['categories'][number] & {
  /** A sentence about the category; null for one that the shop has not described. */
  text: string | null;
};

/** What `/products` and the pages of categories show of the catalogue. */
export interface CatalogData extends Pick<CatalogAnswer, 'total' | 'corrected' | 'allCategories'> {
  categories: readonly CategoryOption[];
  /** The goods of the requested page, sorted. */
  goods: readonly TileProduct[];
  /** The name of the requested category; null for all, or when the shop has no such category. */
  category: string | null;
  /** A sentence below the heading. */
  lead: string | null;
  needs: readonly FacetOption[];
  facets: readonly Facet[];
  /** The lowest and the highest price under the other conditions, in roubles. */
  prices: { min: number; max: number } | null;
  /** False when the API has not answered: nothing is known of the address then. */
  isKnown: boolean;
}

const LEAD = 'Не знаете, что выбрать? Отметьте два-три комплекса и сравните: покажем только различия.';

const UNKNOWN: CatalogData = {
  goods: [],
  total: 0,
  corrected: null,
  category: null,
  lead: null,
  categories: [],
  allCategories: 0,
  needs: [],
  facets: [],
  prices: null,
  isKnown: false,
};

/** The chosen values by property. A key that names no property is matched by nothing. */
function filtersOf({ properties }: CatalogQuery): NonNullable<CatalogInput['filters']> {
  const values = new Map<number, string[]>();
  for (const key of properties) {
    const [, id = '0', value = ''] = /^(\d{1,9}):(.*)$/s.exec(key) ?? [];
    values.set(Number(id), [...(values.get(Number(id)) ?? []), value]);
  }
  return [...values].map(([propertyId, chosen]) => ({ propertyId, values: chosen }));
}

function inputOf(query: CatalogQuery): CatalogInput {
  const { from, to } = readPriceRange(query);
  return {
    ...(query.text && { query: query.text }),
    ...(query.category && { category: query.category }),
    needs: [...query.needs],
    filters: filtersOf(query),
    minPrice: from,
    maxPrice: to,
    inStock: query.isInStock,
    sort: query.sort,
    page: query.page,
  };
}

/** The page of the list that the address requests. */
export async function catalogData({
  lists,
  catalog,
  params,
  search,
}: Pick<PageContext, 'lists' | 'catalog' | 'params' | 'search'>): Promise<CatalogData> {
  const query = readQuery(search, params.category);
  const answer = await catalog.find(inputOf(query));
  if (!answer) return UNKNOWN;
  const { total, corrected, allCategories, items, facets, prices } = answer;
  // Words come with the data, so that no script carries those of other categories.
  const categories = answer.categories.map((option) => ({ ...option, text: categoryText(option.name) ?? null }));
  const category = categories.find(({ slug }) => slug === query.category);
  return {
    goods: items.map((product) => tileOf(product, lists.discounts)),
    total,
    corrected: corrected ?? null,
    category: category?.name ?? null,
    lead: category ? category.text : LEAD,
    categories,
    allCategories,
    needs: answer.needs.map(({ need, count }) => ({ key: need, value: needName(need), count })),
    facets: facets.map(({ id, name, options }) => ({
      id,
      name,
      options: options.map((option) => ({ ...option, key: propertyKey(id, option.value) })),
    })),
    prices: prices ?? null,
    isKnown: true,
  };
}
