import type { Product } from '@shop/shared/runtime';
import { propertyKey, type CatalogQuery } from './catalog-query';
import { readPriceRange } from './price-range';

type Scores = ReadonlyMap<number, number>;

export interface FilteredGoods {
  /** What fits all conditions, in the order asked for. */
  goods: Product[];
  /** How many fit the other conditions, by category. */
  categoryCounts: ReadonlyMap<string, number>;
  /** How many fit the conditions but for the category. */
  allCategoriesCount: number;
  /** How many fit the other conditions, by value of a property. */
  propertyCounts: ReadonlyMap<string, number>;
}

interface Condition {
  /** What the condition is about; counts of the same subject leave it out. */
  subject: string;
  fits: (product: Product) => boolean;
}

const CATEGORY = 'category';

/** Values of one property are alternatives; different properties all have to fit. */
function propertyConditions(keys: readonly string[]): Condition[] {
  const subjects = new Set(keys.map((key) => key.slice(0, key.indexOf(':'))));
  return [...subjects].map((subject) => ({
    subject,
    fits: ({ properties }) =>
      properties.some(({ id, value }) => String(id) === subject && keys.includes(propertyKey(id, value))),
  }));
}

function conditionsOf(query: CatalogQuery, scores: Scores | null): Condition[] {
  const { from, to } = readPriceRange(query);
  const conditions: (Condition | false)[] = [
    scores !== null && { subject: 'text', fits: ({ id }) => scores.has(id) },
    query.category !== '' && { subject: CATEGORY, fits: ({ category }) => category === query.category },
    from !== null && { subject: 'price', fits: ({ price }) => price >= from },
    to !== null && { subject: 'price', fits: ({ price }) => price <= to },
    query.isInStock && { subject: 'stock', fits: ({ count }) => count > 0 },
    ...propertyConditions(query.properties),
  ];
  return conditions.filter((condition) => condition !== false);
}

const byName = new Intl.Collator('ru', { numeric: true });

function inOrder(goods: Product[], { sort }: CatalogQuery, scores: Scores | null): Product[] {
  const compare: Record<CatalogQuery['sort'], ((a: Product, b: Product) => number) | null> = {
    sort: scores && ((a, b) => (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0)),
    cheap: (a, b) => a.price - b.price,
    dear: (a, b) => b.price - a.price,
    name: (a, b) => byName.compare(a.name, b.name),
  };
  const order = compare[sort];
  return order ? goods.toSorted(order) : goods;
}

function addOne(counts: Map<string, number>, key: string) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * Goods that fit the query, and what one more choice of category or property would leave.
 * @param scores what the search found, by id; null where nothing is searched for
 */
export function filterGoods(goods: readonly Product[], query: CatalogQuery, scores: Scores | null): FilteredGoods {
  const conditions = conditionsOf(query, scores);
  const fitting: Product[] = [];
  const categoryCounts = new Map<string, number>();
  const propertyCounts = new Map<string, number>();
  let allCategoriesCount = 0;

  for (const product of goods) {
    const failed = new Set(conditions.filter(({ fits }) => !fits(product)).map(({ subject }) => subject));
    if (failed.size > 1) continue;
    const fitsBut = (subject: string) => failed.size === 0 || failed.has(subject);
    if (failed.size === 0) fitting.push(product);
    if (fitsBut(CATEGORY)) {
      allCategoriesCount += 1;
      addOne(categoryCounts, product.category ?? '');
    }
    for (const { id, value, showPreview } of product.properties) {
      if (showPreview && fitsBut(String(id))) addOne(propertyCounts, propertyKey(id, value));
    }
  }
  return { goods: inOrder(fitting, query, scores), categoryCounts, allCategoriesCount, propertyCounts };
}
