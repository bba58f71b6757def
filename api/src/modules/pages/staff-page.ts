import type { DocumentFault } from '@shop/shared/page-documents';
import { AppError } from '../../errors/app-error';
import type { PageDraft, StaffPage } from '../../generated/resolvers-types';
import { newsDateOf, titleOf } from './document-page';
import type { PageRow } from './page-repository';

export function toPageDraft(page: PageRow): PageDraft {
  const { revision, saved_by_name: savedBy, saved_at: savedAt } = page;
  return { revision, document: JSON.parse(page.draft), savedBy, savedAt: savedAt?.toISOString() ?? null };
}

function toApproval({ approval_at: askedAt, approval_by_name: askedBy, approval_note: note }: PageRow) {
  return askedAt && { askedBy, askedAt: askedAt.toISOString(), note };
}

/** A page in the shape of the contract. */
export function toStaffPage(page: PageRow): StaffPage {
  const draft = toPageDraft(page);
  const faults = page.live_faults === null ? [] : (JSON.parse(page.live_faults) as DocumentFault[]); // checked when they came
  return {
    id: page.id,
    path: page.path || null,
    isCommon: page.is_common,
    title: titleOf(draft.document, page.path),
    newsDate: newsDateOf(draft.document),
    state: page.state,
    liveVersion: page.live_number,
    hasUnpublished: page.state === 'live' && page.has_unpublished,
    publishAt: page.publish_at?.toISOString() ?? null,
    hasUnplanned: page.publish_at !== null && page.has_unplanned,
    unpublishAt: page.off_at?.toISOString() ?? null,
    unpublishTo: page.off_redirect_to,
    approval: toApproval(page),
    isTested: page.is_tested,
    draft,
    liveFaults: page.state === 'live' ? faults : [],
  };
}

/** @throws AppError NOT_FOUND */
export function presentPage(page: PageRow | null): PageRow {
  if (!page) throw new AppError('NOT_FOUND', 'no such page', { text: 'Такой страницы нет' });
  return page;
}

const NEWER = 'Черновик изменился, пока вы его правили';

/** @throws AppError CONFLICT with `conflict` when the edited draft is not the present one */
export function refuseOtherRevision(page: PageRow, revision: number): void {
  if (page.revision === revision) return;
  const { revision: present, savedBy, savedAt = null } = toPageDraft(page);
  throw new AppError('CONFLICT', `revision ${revision} of page ${page.id} is not the present one`, {
    conflict: { revision: present, savedBy: savedBy ?? null, savedAt },
    text: NEWER,
  });
}
