/** How goods are ordered; the shop's own order by default. */
export const SORTS = ['sort', 'cheap', 'dear', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** What the visitor asks of the list. It stands in the address, so that a link shares it. */
export interface CatalogQuery {
  text: string;
  /** Empty: all categories. */
  category: string;
  /** Prices as typed: what is no number is told to the visitor and filters nothing. */
  from: string;
  to: string;
  isInStock: boolean;
  /** Chosen values of properties, as `propertyKey` writes them. */
  properties: readonly string[];
  sort: Sort;
  /** How many pages of the list are shown, from the first on. */
  page: number;
}

export const NO_QUERY: CatalogQuery = {
  text: '',
  category: '',
  from: '',
  to: '',
  isInStock: false,
  properties: [],
  sort: 'sort',
  page: 1,
};

/** A property's value in the address; the id names the property in all products. */
export function propertyKey(id: number, value: string): string {
  return `${id}:${value}`;
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** Reads the address; what it does not understand is as if it were not there. */
export function readQuery(params: URLSearchParams): CatalogQuery {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  return {
    text: text('q'),
    category: text('category'),
    from: text('from'),
    to: text('to'),
    isInStock: params.get('stock') === '1',
    properties: [...new Set(params.getAll('property'))].toSorted(),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'sort',
    page: readPage(params.get('page')),
  };
}

/** Writes the address, without what stands at its default. */
export function writeQuery(query: CatalogQuery): URLSearchParams {
  const all: [string, string][] = [
    ['q', query.text.trim()],
    ['category', query.category],
    ['from', query.from.trim()],
    ['to', query.to.trim()],
    ['stock', query.isInStock ? '1' : ''],
    ...query.properties.toSorted().map((key): [string, string] => ['property', key]),
    ['sort', query.sort === 'sort' ? '' : query.sort],
    ['page', query.page > 1 ? String(query.page) : ''],
  ];
  return new URLSearchParams(all.filter(([, value]) => value !== ''));
}

/** A path of the list with this query, for links. */
export function hrefOf(query: CatalogQuery): string {
  const params = writeQuery(query).toString();
  return params ? `/products?${params}` : '/products';
}

/** How many conditions stand in the panel: prices and values of properties. */
export function countPanelFilters({ from, to, properties }: CatalogQuery): number {
  return Number(from.trim() !== '') + Number(to.trim() !== '') + properties.length;
}

/** Whether the list is as it comes: all goods in the shop's own order. */
export function isPlain(query: CatalogQuery): boolean {
  return query.sort === 'sort' && !hasFilters(query);
}

/** Whether anything but the order and the page is asked for. */
export function hasFilters(query: CatalogQuery): boolean {
  return query.text.trim() !== '' || query.category !== '' || query.isInStock || countPanelFilters(query) > 0;
}
