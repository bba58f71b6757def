import { checkOneBlock, checkStructure, type PageDocument } from '@shop/shared/page-documents';
import { AppError } from '../../errors/app-error';
import type { PageDraft } from '../../generated/resolvers-types';
import { renamedBlock } from '../page-comments/renamed-block';
import { limitSaves } from './limit-changes';
import type { PageRow } from './page-repository';
import type { PagesServices } from './pages-services';
import { presentPage, refuseOtherRevision, toPageDraft } from './staff-page';

const BROKEN = 'Черновик не сохранён: документ повреждён или слишком велик';

/** One row in the record of actions for as much as somebody types without a longer break. */
const SERIES_MS = 10 * 60_000;

interface DraftInput {
  id: string;
  /** Of the draft that was edited. */
  revision: number;
  document: unknown;
}

/** @throws AppError BAD_REQUEST with `faults` when a document cannot be kept */
export function refuseBroken(document: unknown): void {
  const faults = checkStructure(document);
  if (faults.length > 0) throw new AppError('BAD_REQUEST', 'a broken document', { faults, text: BROKEN });
}

/** @throws AppError BAD_REQUEST with `faults` when a common block would not be one block */
export function refuseManyBlocks({ is_common: isCommon }: PageRow, document: PageDocument): void {
  const faults = isCommon ? checkOneBlock(document) : [];
  if (faults[0]) throw new AppError('BAD_REQUEST', 'not one block', { faults, text: faults[0].text });
}

/** Whether a call is sent again because its answer was lost. */
function isRepeated(page: PageRow, revision: number, draft: string, userId: number): boolean {
  return page.revision === revision + 1 && page.saved_by === userId && page.draft === draft;
}

function beginsSeries({ saved_by: savedBy, saved_at: savedAt }: PageRow, userId: number): boolean {
  return savedBy !== userId || Date.now() - (savedAt?.getTime() ?? 0) > SERIES_MS;
}

/**
 * Saves a draft, finished or not.
 * @throws AppError BAD_REQUEST with `faults`; NOT_FOUND; CONFLICT with `conflict` when somebody has
 *   saved another one meanwhile; TOO_MANY_REQUESTS
 */
export async function saveDraft(
  { limits, inTransaction }: PagesServices,
  userId: number,
  { id, revision, document }: DraftInput,
): Promise<PageDraft> {
  await limitSaves(limits, userId);
  refuseBroken(document);
  const draft = JSON.stringify(document);
  return inTransaction(async ({ pages, comments, audit }) => {
    const page = presentPage(await pages.lock(id));
    if (isRepeated(page, revision, draft, userId)) return toPageDraft(page);
    refuseOtherRevision(page, revision);
    refuseManyBlocks(page, document as PageDocument); // its structure was checked
    await pages.saveDraft(id, draft, userId);
    // The structure of both was checked.
    const renamed = renamedBlock(JSON.parse(page.draft) as PageDocument, document as PageDocument);
    if (renamed) await comments.renameBlock(id, renamed.from, renamed.to);
    if (beginsSeries(page, userId)) await audit.add({ action: 'save-draft', userId, pageId: id });
    return toPageDraft(presentPage(await pages.find(id)));
  });
}
