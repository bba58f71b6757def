import { createListReader } from '@shop/shared/catalog';
import { listOf, type CatalogReader } from '@shop/shared/public-lists';
import { FIRST_GOODS, type ListText } from './list-cache';

interface KeptProducts {
  reader: CatalogReader;
  /** The shop has no goods beyond the list. */
  isWhole: boolean;
}

const known = new WeakMap<ListText, KeptProducts>();

/** The list is read only while the API is down, once for each version. */
function readList(list: ListText): KeptProducts {
  const before = known.get(list);
  if (before) return before;
  const { data } = JSON.parse(list.text) as { data: Parameters<typeof listOf>[1] }; // the API's own answer
  const products = listOf('products', data);
  const isWhole = products.filter(({ type }) => type === 'product').length < FIRST_GOODS;
  const kept = { reader: createListReader(products), isWhole };
  known.set(list, kept);
  return kept;
}

function readIds(url: string): number[] | null {
  try {
    const filter: unknown = JSON.parse(new URL(url, 'http://host').searchParams.get('filter') ?? '');
    const ids = typeof filter === 'object' && filter && 'ids' in filter ? filter.ids : null;
    return Array.isArray(ids) ? ids.map(Number) : null;
  } catch {
    return null;
  }
}

/**
 * What the API would answer to a browser, which asks for products by ids, from the list that the
 * host keeps. Null when an id may belong to goods beyond the list: they would look withdrawn.
 */
export async function keptProducts(list: ListText, url: string): Promise<string | null> {
  const ids = readIds(url);
  if (!ids) return null;
  const { reader, isWhole } = readList(list);
  const found = (await reader.products({ ids })) ?? [];
  const answered = new Set(found.flatMap(({ id, childProducts }) => [id, ...childProducts.map((child) => child.id)]));
  const isAnswer = isWhole || ids.every((id) => answered.has(id));
  return isAnswer ? JSON.stringify({ data: { siteProducts: found } }) : null;
}
