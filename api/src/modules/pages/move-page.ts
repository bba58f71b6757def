import type { StaffPage } from '../../generated/resolvers-types';
import { refuseDuringTest } from '../page-tests/refuse-during-test';
import { atPath } from './document-page';
import { refuseCommon } from './common-blocks';
import { goLive } from './go-live';
import { limitChanges } from './limit-changes';
import { refuseTakenAddress } from './page-addresses';
import type { PageRow } from './page-repository';
import type { PagesServices, PagesTransaction } from './pages-services';
import { presentPage, toStaffPage } from './staff-page';

/** The live version of a page; every live page has one. */
export async function getLiveDocument(
  { versions }: Pick<PagesTransaction, 'versions'>,
  page: PageRow,
): Promise<string> {
  const version = page.live_number === null ? null : await versions.find(page.id, page.live_number);
  if (!version) throw new Error(`page ${page.id} has no live version`);
  return version.document;
}

async function moveLive(tx: PagesTransaction, page: PageRow, path: string, userId: number): Promise<void> {
  const document = atPath(await getLiveDocument(tx, page), path);
  await goLive(tx, page, { document, path, madeBy: userId, note: `Адрес: ${page.path} → ${path}` });
}

/**
 * Gives a page another address. Of a live page, that is a new version, and the old address leads to
 * the new one. Draft and planned version follow.
 * @throws AppError BAD_REQUEST or CONFLICT with `fields.path`; NOT_FOUND; CONFLICT for a common
 *   block; TOO_MANY_REQUESTS
 */
export async function movePage(
  { limits, inTransaction, onPublished }: PagesServices,
  userId: number,
  { id, path }: { id: string; path: string },
): Promise<StaffPage> {
  await limitChanges(limits, userId);
  const moved = await inTransaction(async (tx) => {
    await tx.pages.lockSite();
    const page = presentPage(await tx.pages.lock(id));
    refuseCommon(page);
    if (path === page.path) return page;
    refuseDuringTest(page);
    await refuseTakenAddress(path, page, tx);
    if (page.state === 'live') await moveLive(tx, page, path, userId);
    else await tx.pages.setPath(id, path);
    await tx.pages.saveDraft(id, atPath(page.draft, path), userId);
    if (page.publish_at && page.publish_document !== null && page.publish_by !== null) {
      const planned = { at: page.publish_at, note: page.publish_note, by: page.publish_by };
      await tx.pages.schedule(id, { ...planned, document: atPath(page.publish_document, path) });
    }
    await tx.audit.add({ action: 'move-page', userId, pageId: id, details: { from: page.path, to: path } });
    return presentPage(await tx.pages.find(id));
  });
  await onPublished();
  return toStaffPage(moved);
}
