import { createListReader } from '@shop/shared/catalog';
import { FIRST_GOODS, type ListText } from './list-cache';
import { readOnce } from './read-once';

/** Only while the API is down. `isWhole`: the shop has no goods beyond the list. */
const readList = readOnce('products', (products) => ({
  reader: createListReader(products),
  isWhole: products.filter(({ type }) => type === 'product').length < FIRST_GOODS,
}));

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
 * What the API would answer to a browser that asks for products by ids, made from the list that the
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
