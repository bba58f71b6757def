import type { KeptDraft } from '../../generated/resolvers-types';
import { limitChanges } from './limit-changes';
import type { PagesServices } from './pages-services';
import { refuseBroken } from './save-draft';
import { presentPage } from './staff-page';

const DRAFTS_AT_ONCE = 20;

/**
 * Keeps a draft that gave way to another one in a conflict. The draft of the page stays.
 * @throws AppError BAD_REQUEST with `faults`; NOT_FOUND; TOO_MANY_REQUESTS
 */
export async function keepDraft(
  { limits, inTransaction }: PagesServices,
  userId: number,
  { id, document }: { id: string; document: unknown },
): Promise<{ success: boolean }> {
  await limitChanges(limits, userId);
  refuseBroken(document);
  return inTransaction(async ({ pages, keptDrafts, audit }) => {
    presentPage(await pages.lock(id));
    const isAdded = await keptDrafts.add(id, JSON.stringify(document), userId);
    if (isAdded) await audit.add({ action: 'keep-draft', userId, pageId: id });
    return { success: true };
  });
}

/**
 * The drafts that gave way, the latest first.
 * @throws AppError NOT_FOUND
 */
export async function listKeptDrafts(
  { pages, keptDrafts }: PagesServices,
  id: string,
  before: number | null,
): Promise<KeptDraft[]> {
  presentPage(await pages.find(id));
  const rows = await keptDrafts.findBefore(id, before, DRAFTS_AT_ONCE);
  return rows.map(({ number, document, ...row }) => ({
    number,
    madeBy: row.kept_by_name,
    madeAt: row.kept_at.toISOString(),
    document: JSON.parse(document) as unknown,
  }));
}
