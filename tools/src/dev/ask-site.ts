import { print, type DocumentNode } from 'graphql';
import {
  CATALOG_PATH,
  CatalogDocument,
  LIST_NAMES,
  LISTS_PATH,
  PRODUCT_PAGES_PATH,
  ProductPagesDocument,
  PublicListsDocument,
  SELLER_PATH,
  SellerDocument,
} from '@shop/shared/public-lists';

const TIMEOUT_MS = 10_000;

interface Operation {
  document: DocumentNode;
  variables: object;
}

/** What the API answers at one of its paths for servers, as an operation for browsers. */
function operationOf(path: string): Operation | null {
  const { pathname, searchParams } = new URL(path, 'https://shop.example');
  const given = (name: string): unknown => JSON.parse(searchParams.get(name) ?? 'null');
  if (pathname === CATALOG_PATH) return { document: CatalogDocument, variables: { input: given('input') } };
  if (pathname === PRODUCT_PAGES_PATH) return { document: ProductPagesDocument, variables: {} };
  if (pathname === SELLER_PATH) return { document: SellerDocument, variables: {} };
  const list = LIST_NAMES.find((name) => pathname === LISTS_PATH + name);
  if (!list) return null;
  const wanted = Object.fromEntries(LIST_NAMES.map((name) => [name, name === list]));
  return { document: PublicListsDocument, variables: { ...wanted, filter: given('filter') } };
}

/**
 * Asks the API of a deployed site for public data. Its paths for servers are not open to others, so
 * this asks as a page does. Null when there is no answer.
 */
export function createAskSite(siteUrl: string) {
  return async (path: string): Promise<string | null> => {
    const operation = operationOf(path);
    if (!operation) return null;
    const { document, variables } = operation;
    const response = await fetch(`${siteUrl}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteUrl },
      body: JSON.stringify({ query: print(document), variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    return response?.ok ? response.text() : null;
  };
}
