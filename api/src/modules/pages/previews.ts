import { previewPath } from '@shop/shared/page-documents';
import { AppError } from '../../errors/app-error';
import type { PagePreviewLink, SuccessPayload } from '../../generated/resolvers-types';
import { refuseCommon } from './common-blocks';
import { limitChanges } from './limit-changes';
import type { PagesServices } from './pages-services';
import { presentPage } from './staff-page';

/**
 * Makes a link to a version, or to the draft, for people without an account.
 * @throws AppError NOT_FOUND; CONFLICT for a common block; TOO_MANY_REQUESTS
 */
export async function makePreview(
  { limits, inTransaction, publicUrl }: PagesServices,
  userId: number,
  { id, number = null }: { id: string; number?: number | null },
): Promise<PagePreviewLink> {
  await limitChanges(limits, userId);
  return inTransaction(async ({ pages, versions, previews, audit }) => {
    refuseCommon(presentPage(await pages.find(id)));
    if (number !== null && !(await versions.find(id, number))) {
      throw new AppError('NOT_FOUND', 'no such version', { text: 'Такой версии нет' });
    }
    const token = await previews.create(id, number, userId);
    await audit.add({ action: 'make-preview', userId, pageId: id, details: { number } });
    return { url: `${publicUrl}${previewPath(token)}` };
  });
}

/**
 * Ends all links to a page.
 * @throws AppError NOT_FOUND
 */
export async function revokePreviews(
  { inTransaction }: PagesServices,
  userId: number,
  id: string,
): Promise<SuccessPayload> {
  return inTransaction(async ({ pages, previews, audit }) => {
    presentPage(await pages.find(id));
    await previews.endAllOf(id);
    await audit.add({ action: 'revoke-preview', userId, pageId: id });
    return { success: true };
  });
}
