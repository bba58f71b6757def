import { createListReader } from '@shop/shared/catalog';
import { createCatalogReader, type CatalogReader } from '@shop/shared/public-lists';
import type { Product } from '@shop/shared/runtime';

/** The list has the first goods only, so a slug that it lacks may be known to the API. */
function lacksSlug({ slugs }: Parameters<CatalogReader['products']>[0], found: readonly Product[]): boolean {
  return (slugs ?? []).some((wanted) => !found.some(({ slug }) => slug === wanted));
}

const readers = new WeakMap<readonly Product[], CatalogReader>();

/** One reader for each version of the list: it indexes the goods when it is first asked. */
function readerOf(products: readonly Product[]): CatalogReader {
  const list = readers.get(products) ?? createListReader(products);
  readers.set(products, list);
  return list;
}

/**
 * The API's catalogue; while the API does not answer, the list that the host keeps.
 * @param products undefined when the list has never loaded
 * @param onUnanswered called when neither has an answer
 */
export function createPageCatalog(
  ask: (path: string) => Promise<string | null>,
  products: readonly Product[] | undefined,
  onUnanswered: () => void,
): CatalogReader {
  const api = createCatalogReader(ask);
  const list = products && readerOf(products);
  const kept: CatalogReader | undefined = list && {
    ...list,
    async products(filter) {
      const found = (await list.products(filter)) ?? [];
      return lacksSlug(filter, found) ? null : found;
    },
  };
  const first = async <Answer>(read: (reader: CatalogReader) => Promise<Answer | null>): Promise<Answer | null> => {
    const answer = (await read(api)) ?? (kept ? await read(kept) : null);
    if (answer === null) onUnanswered();
    return answer;
  };

  return {
    find: (input) => first((reader) => reader.find(input)),
    products: (filter) => first((reader) => reader.products(filter)),
    pages: () => first((reader) => reader.pages()),
  };
}
