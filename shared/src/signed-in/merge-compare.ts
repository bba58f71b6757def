import { ComparisonsDocument, CreateCompareDocument } from '../generated/graphql';
import { mutate, query } from '@shop/shared/runtime';
import type { SessionStores } from '../runtime/session/session';
import { isRefusedInput } from './is-refused-input';

/** Joins a guest's compare list to the user's. It may break off anywhere: doing it again adds nothing twice. */
export async function mergeCompare({ client, compare }: Pick<SessionStores, 'client' | 'compare'>): Promise<void> {
  const items = compare.local.read();
  if (items.length === 0) return;
  const { siteComparisons } = await query(client, ComparisonsDocument, {});
  const standing = new Set(siteComparisons.map(({ productId }) => productId));
  for (const { productId } of items) {
    if (standing.has(productId)) continue;
    await mutate(client, CreateCompareDocument, { input: { productId } }).catch((error: unknown) => {
      if (!isRefusedInput(error)) throw error;
    });
  }
  compare.local.forget();
}
