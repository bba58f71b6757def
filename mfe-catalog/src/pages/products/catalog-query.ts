import { NEEDS } from '@shop/shared/devices';
import { readCount, toSlug } from '@shop/shared/format';
import { CATALOG_NAMES, SORTS, type CatalogQuery } from '../../features/catalog-address';

/** The number of cards on one page of the list, as the API counts. */
export const PAGE_SIZE = 24;

/**
 * State of a link that changes the list and leaves the visitor where they are (docs/federation.md).
 */
export const IN_PLACE = { isInPlace: true } as const;

export const NO_QUERY: CatalogQuery = {
  text: '',
  category: '',
  from: '',
  to: '',
  isInStock: false,
  needs: [],
  properties: [],
  sort: 'sort',
  page: 1,
};

/** The value of a property in the address. The id is the same in all products. */
export function propertyKey(id: number, value: string): string {
  return `${id}:${value}`;
}

function readPage(text: string): number {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/**
 * Reads the query from the address and ignores what it does not understand. Addresses of before
 * name the category in the query.
 * @param category the slug in the path
 */
export function readQuery(params: URLSearchParams, category?: string): CatalogQuery {
  const all = (part: keyof CatalogQuery) => params.getAll(CATALOG_NAMES[part]);
  const text = (part: keyof CatalogQuery) => all(part)[0]?.trim() ?? '';
  return {
    text: text('text'),
    category: toSlug(category ?? text('category')),
    from: text('from'),
    to: text('to'),
    isInStock: text('isInStock') === '1',
    needs: NEEDS.filter((need) => all('needs').includes(need)),
    properties: [...new Set(all('properties'))].toSorted(),
    sort: SORTS.find((sort) => sort === text('sort')) ?? 'sort',
    page: readPage(text('page')),
  };
}

/** Writes the query into the address, without default values and the category. */
export function writeQuery(query: CatalogQuery): URLSearchParams {
  const all: [keyof CatalogQuery, string][] = [
    ['text', query.text.trim()],
    ['from', query.from.trim()],
    ['to', query.to.trim()],
    ['isInStock', query.isInStock ? '1' : ''],
    ...query.needs.map((need): ['needs', string] => ['needs', need]),
    ...query.properties.toSorted().map((key): ['properties', string] => ['properties', key]),
    ['sort', query.sort === 'sort' ? '' : query.sort],
    ['page', query.page > 1 ? String(query.page) : ''],
  ];
  const written = all.filter(([, value]) => value !== '');
  return new URLSearchParams(written.map(([part, value]) => [CATALOG_NAMES[part], value]));
}

/** The path of a category; of the whole list without one. */
export function pathOf({ category }: Pick<CatalogQuery, 'category'>): string {
  return category === '' ? '/products' : `/products/${category}`;
}

/** The address of the list with this query, for links. */
export function hrefOf(query: CatalogQuery): string {
  const params = writeQuery(query).toString();
  return params ? `${pathOf(query)}?${params}` : pathOf(query);
}

/** The number of conditions in the panel: prices and values of properties. */
export function countPanelFilters({ from, to, needs, properties }: CatalogQuery): number {
  return needs.length + Number(from.trim() !== '') + Number(to.trim() !== '') + properties.length;
}

/** Whether a filter narrows the list, besides the words searched for. */
export function isNarrowed(query: CatalogQuery): boolean {
  return query.isInStock || countPanelFilters(query) > 0;
}

/** Whether the query has any condition besides category, sort order and page. */
export function hasFilters(query: CatalogQuery): boolean {
  return query.text.trim() !== '' || isNarrowed(query);
}

/** Goods are grouped by category in the shop's own order only, not as search results. */
export function isByCategory({ sort, text }: CatalogQuery): boolean {
  return sort === 'sort' && text.trim() === '';
}

export interface PriceRange {
  from: number | null;
  to: number | null;
  errors: { from?: string; to?: string };
}

const NOT_A_PRICE = 'Введите цену цифрами, в рублях';
const UPSIDE_DOWN = 'Меньше, чем цена «от»';

/** The price in whole roubles; null for an empty text, NaN for one that is not a price. */
function readPrice(text: string): number | null {
  if (/^[\s₽]*$/.test(text)) return null;
  const price = readCount(text) ?? Number.NaN;
  return price < 1e9 ? price : Number.NaN;
}

/** The prices to filter by, and their errors; a wrong price filters nothing. */
export function readPriceRange(query: Pick<CatalogQuery, 'from' | 'to'>): PriceRange {
  const from = readPrice(query.from);
  const to = readPrice(query.to);
  if (Number.isNaN(from) || Number.isNaN(to)) {
    return {
      from: Number.isNaN(from) ? null : from,
      to: Number.isNaN(to) ? null : to,
      errors: { ...(Number.isNaN(from) && { from: NOT_A_PRICE }), ...(Number.isNaN(to) && { to: NOT_A_PRICE }) },
    };
  }
  if (from !== null && to !== null && from > to) return { from, to: null, errors: { to: UPSIDE_DOWN } };
  return { from, to, errors: {} };
}
