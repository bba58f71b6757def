import { getOperationAST, Kind, OperationTypeNode, parse, type SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Root fields whose answer is the same for everybody. */
const PUBLIC_FIELDS = new Set([
  '__typename',
  'siteProducts',
  'siteCatalog',
  'siteSearch',
  'siteShopAddresses',
  'siteDeliveryCities',
  'siteDeliveryTypes',
  'siteDeliveryPrices',
  'sitePickupPoints',
  'siteDiscounts',
  'siteServicePrices',
  'siteFacts',
  'siteSeller',
  'siteReviews',
]);

const MAX_TOKENS = 2_000;
const CACHED_DOCUMENTS = 500;

// Fragments at the root are rare. Their answers are correct, just not cached.
function hasOnlyPublicFields({ selections }: SelectionSetNode): boolean {
  return selections.every((selection) => selection.kind === Kind.FIELD && PUBLIC_FIELDS.has(selection.name.value));
}

function isPublicQuery(query: string, operationName: string | null): boolean {
  try {
    const document = parse(query, { maxLexicalTokens: MAX_TOKENS, noLocation: true });
    const operation = getOperationAST(document, operationName);
    return operation?.operation === OperationTypeNode.QUERY && hasOnlyPublicFields(operation.selectionSet);
  } catch {
    // The execution reports the syntax error.
    return false;
  }
}

/**
 * Creates a check for operations whose answers may be cached for everybody.
 * It caches its own results.
 */
export function createPublicOperationCheck() {
  const known = new LRUCache<string, boolean>({ max: CACHED_DOCUMENTS });
  return (query: string, operationName: string | null): boolean => {
    const key = `${operationName ?? ''}\n${query}`;
    const answer = known.get(key) ?? isPublicQuery(query, operationName);
    known.set(key, answer);
    return answer;
  };
}
