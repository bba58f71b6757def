import { getOperationAST, Kind, OperationTypeNode, parse, type SelectionSetNode } from 'graphql';
import { LruMap } from '../lru-map';

/** Root fields that answer everybody alike. */
const PUBLIC_FIELDS = new Set([
  '__typename',
  'siteProducts',
  'siteShopAddresses',
  'siteDeliveryCities',
  'siteDeliveryTypes',
  'siteDeliveryPrices',
  'siteDiscounts',
]);

const MAX_TOKENS = 2_000;
const KEPT_DOCUMENTS = 500;

// Fragments at the root are rare: their answer is right all the same, only not kept.
function hasOnlyPublicFields({ selections }: SelectionSetNode): boolean {
  return selections.every((selection) => selection.kind === Kind.FIELD && PUBLIC_FIELDS.has(selection.name.value));
}

function isPublicQuery(query: string, operationName: string | null): boolean {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
    const operation = getOperationAST(document, operationName);
    return operation?.operation === OperationTypeNode.QUERY && hasOnlyPublicFields(operation.selectionSet);
  } catch {
    // Whoever executes the query says what is wrong with it.
    return false;
  }
}

/** Tells the operations whose answers may be kept for everybody; remembers the texts it has read. */
export function createPublicOperationCheck() {
  const known = new LruMap<string, boolean>(KEPT_DOCUMENTS);
  return (query: string, operationName: string | null): boolean => {
    const key = `${operationName ?? ''}\n${query}`;
    const answer = known.get(key) ?? isPublicQuery(query, operationName);
    known.set(key, answer);
    return answer;
  };
}
