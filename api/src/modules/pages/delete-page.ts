import { AppError } from '../../errors/app-error';
import type { DeletedPage, StaffPage, SuccessPayload } from '../../generated/resolvers-types';
import { refuseNamed } from './common-blocks';
import { titleOf } from './document-page';
import { limitChanges } from './limit-changes';
import { refuseTakenAddress } from './page-addresses';
import type { PageRow } from './page-repository';
import type { PagesServices } from './pages-services';
import { presentPage, toStaffPage } from './staff-page';

const TEXTS = {
  published: 'Эта страница уже была на\u00A0сайте. Удалить можно только черновик',
  planned: 'Публикация этой страницы запланирована. Сначала отмените её',
};

const openBy = (names: readonly string[]) => `Эта страница сейчас открыта у\u00A0других: ${names.join(', ')}`;

function refusal({ state, publish_at: publishAt }: PageRow, visitors: readonly string[]): string | null {
  if (state !== 'draft') return TEXTS.published;
  if (publishAt) return TEXTS.planned;
  return visitors.length > 0 ? openBy(visitors) : null;
}

/**
 * Deletes a page that was never published. Its address is free, its preview links lead nowhere.
 * @throws AppError NOT_FOUND; CONFLICT when it was published, is planned, or somebody else has it
 *   open, or pages name the common block; TOO_MANY_REQUESTS
 */
export async function deletePage(
  { limits, visits, inTransaction }: PagesServices,
  userId: number,
  id: string,
): Promise<SuccessPayload> {
  await limitChanges(limits, userId);
  const visitors = await visits.findOthers(id, userId);
  return inTransaction(async ({ pages, audit }) => {
    await pages.lockSite();
    const page = presentPage(await pages.lock(id));
    const text = refusal(page, visitors);
    if (text !== null) throw new AppError('CONFLICT', 'the page cannot be deleted', { text });
    await refuseNamed({ pages }, page);
    await pages.setDeleted(id, true);
    await audit.add({ action: 'delete-page', userId, pageId: id, details: { path: page.path } });
    return { success: true };
  });
}

const MOST_LISTED = 100;

/** Drafts that can be put back, those deleted last first. */
export async function listDeletedPages({ pages }: Pick<PagesServices, 'pages'>): Promise<DeletedPage[]> {
  return (await pages.findDeleted(MOST_LISTED)).map(({ id, path, draft, deleted_at: deletedAt }) => ({
    id,
    path,
    title: titleOf(JSON.parse(draft), path),
    deletedAt: deletedAt.toISOString(),
  }));
}

/**
 * Puts a deleted draft back, with its preview links.
 * @throws AppError NOT_FOUND; CONFLICT with `fields.path` when something else has got its address;
 *   TOO_MANY_REQUESTS
 */
export async function undeletePage(
  { limits, inTransaction }: PagesServices,
  userId: number,
  id: string,
): Promise<StaffPage> {
  await limitChanges(limits, userId);
  return inTransaction(async (tx) => {
    await tx.pages.lockSite();
    const page = presentPage(await tx.pages.lockDeleted(id));
    if (!page.is_common) await refuseTakenAddress(page.path, page, tx);
    await tx.pages.setDeleted(id, false);
    await tx.audit.add({ action: 'undelete-page', userId, pageId: id, details: { path: page.path } });
    return toStaffPage(presentPage(await tx.pages.find(id)));
  });
}
