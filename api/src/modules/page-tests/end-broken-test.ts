import type { PageProof } from '@shop/shared/page-documents';
import type { PagesServices } from '../pages/pages-services';
import { endRunningTest } from './end-test';

/** Ends the test of a version that a host cannot show. Its visitors get the live one already. */
export async function endBrokenTest(
  { inTransaction, onPublished }: Pick<PagesServices, 'inTransaction' | 'onPublished'>,
  { id, number }: Pick<PageProof, 'id' | 'number'>,
): Promise<void> {
  const isEnded = await inTransaction(async (tx) => {
    await tx.pages.lockSite();
    const page = await tx.pages.lock(id);
    const test = page && (await tx.tests.lockRunning(id));
    if (test?.number_b !== number) return false;
    await endRunningTest(tx, id, { outcome: 'broken', userId: null });
    return true;
  });
  if (isEnded) await onPublished();
}
