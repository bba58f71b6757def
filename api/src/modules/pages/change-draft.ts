import type { PageRow } from './page-repository';
import type { PagesTransaction } from './pages-services';

/**
 * Saves another draft in place of one that its editor does not see just now. The one before is kept
 * where nothing else has it, so that the history can give it back.
 * @param page as it was, locked
 * @param details for the record of actions
 */
export async function changeDraft(
  { keptDrafts, pages, audit }: Pick<PagesTransaction, 'keptDrafts' | 'pages' | 'audit'>,
  page: PageRow,
  { draft, userId, details }: { draft: string; userId: number; details: Record<string, unknown> },
): Promise<void> {
  if (page.state !== 'live' || page.has_unpublished) await keptDrafts.add(page.id, page.draft, userId);
  await pages.saveDraft(page.id, draft, userId);
  await audit.add({ action: 'save-draft', userId, pageId: page.id, details });
}
