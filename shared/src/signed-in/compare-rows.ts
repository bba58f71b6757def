import { ComparisonsDocument, CreateCompareDocument, DeleteComparisonsDocument } from '../generated/graphql';
import type { GraphqlClient } from '../graphql/client';
import { mutate, query } from '@shop/shared/runtime';
import type { CompareItem } from '../runtime/compare/compare-store';
import type { RowIds } from './row-ids';
import type { ServerRows } from './server-list';

/** The user's compare list on the server, row by row. */
export function createCompareRows(client: GraphqlClient, ids: RowIds): ServerRows<CompareItem> {
  const planRemoval = (known: readonly CompareItem[], wanted: readonly CompareItem[]) => {
    const kept = new Set(wanted.map(({ id }) => id));
    const gone = known.find(({ id }) => !kept.has(id));
    if (!gone) return null;
    return async () => {
      await mutate(client, DeleteComparisonsDocument, { filter: { id: { equal: ids.toServer(gone.id) } } });
      return { known: known.filter((item) => item !== gone) };
    };
  };

  const planAddition = (known: readonly CompareItem[], wanted: readonly CompareItem[]) => {
    const standing = new Set(known.map(({ id }) => id));
    const item = wanted.find(({ id }) => !standing.has(id));
    if (!item) return null;
    return async () => {
      const input = { productId: item.productId };
      ids.bind(item.id, (await mutate(client, CreateCompareDocument, { input })).siteCreateCompare.id);
      return { known: [...known, item] };
    };
  };

  return {
    fetch: async () =>
      (await query(client, ComparisonsDocument, {})).siteComparisons.map(({ id, productId }) => ({
        id: ids.toScreen(id),
        productId,
      })),
    plan: (known, wanted) => planRemoval(known, wanted) ?? planAddition(known, wanted),
    nextId: ids.next,
  };
}
