import { createCatalogReader, type CatalogReader } from '@shop/shared/public-lists';

/** The catalogue of a site that is measured. */
export function catalogOf(apiUrl: string): CatalogReader {
  return createCatalogReader(async (path) => {
    const answer = await fetch(apiUrl + path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  });
}
