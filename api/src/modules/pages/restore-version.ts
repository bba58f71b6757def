import { AppError } from '../../errors/app-error';
import type { StaffPage } from '../../generated/resolvers-types';
import { refuseDuringTest } from '../page-tests/refuse-during-test';
import { atPath } from './document-page';
import { goLive } from './go-live';
import { limitChanges } from './limit-changes';
import { getLiveDocument } from './move-page';
import { refuseTakenAddress } from './page-addresses';
import type { PagesServices } from './pages-services';
import { presentPage, toStaffPage } from './staff-page';

/**
 * Publishes an old version again, as a new one at the present address. A draft that has nothing
 * unpublished follows; another one stays. Texts are not checked: taking back must not fail.
 * @throws AppError NOT_FOUND; CONFLICT with `fields.path`; TOO_MANY_REQUESTS
 */
export async function restoreVersion(
  { limits, inTransaction, onPublished }: PagesServices,
  userId: number,
  { id, number }: { id: string; number: number },
): Promise<StaffPage> {
  await limitChanges(limits, userId);
  const restored = await inTransaction(async (tx) => {
    await tx.pages.lockSite();
    const page = presentPage(await tx.pages.lock(id));
    refuseDuringTest(page);
    const version = await tx.versions.find(id, number);
    if (!version) throw new AppError('NOT_FOUND', 'no such version', { text: 'Такой версии нет' });
    if (page.state !== 'live' && !page.is_common) await refuseTakenAddress(page.path, page, tx);
    const document = atPath(version.document, page.path);
    const isDraftPublished = page.draft === (await getLiveDocument(tx, page));
    const made = await goLive(tx, page, {
      document,
      path: page.path,
      madeBy: userId,
      note: `Возвращена версия ${number}`,
    });
    if (isDraftPublished) await tx.pages.saveDraft(id, document, userId);
    await tx.audit.add({ action: 'restore', userId, pageId: id, details: { from: number, number: made } });
    return presentPage(await tx.pages.find(id));
  });
  await onPublished();
  return toStaffPage(restored);
}
