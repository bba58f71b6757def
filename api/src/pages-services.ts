import type { Database, Queryable } from './db/database';
import { createOutboxRepository } from './mail/outbox-repository';
import { createMediaRepository } from './modules/media/media-repository';
import { createCommentRepository } from './modules/page-comments/comment-repository';
import { createFigureRepository } from './modules/page-figures/figure-repository';
import { createTestRepository } from './modules/page-tests/test-repository';
import { createGoodsRepository } from './modules/pages/goods-repository';
import { createKeptDraftRepository } from './modules/pages/kept-draft-repository';
import { createPageRepository } from './modules/pages/page-repository';
import type { PagesServices, PagesTransaction } from './modules/pages/pages-services';
import { createPreviewRepository } from './modules/pages/preview-repository';
import { createRedirectRepository } from './modules/pages/redirect-repository';
import { createReleaseRepository } from './modules/pages/release-repository';
import { createVersionRepository } from './modules/pages/version-repository';
import { createVisitRepository } from './modules/pages/visit-repository';
import { createAuditRepository } from './modules/staff/audit-repository';
import { createStaffRepository } from './modules/staff/staff-repository';
import { NO_RATE_LIMITS } from './rate-limit/no-rate-limits';
import { createRateLimitRepository } from './rate-limit/rate-limit-repository';
import type { ServiceEvents } from './service-events';
import type { Settings } from './settings';

/** What a change of pages can use. */
export function pagesTransaction(tx: Queryable): PagesTransaction {
  return {
    pages: createPageRepository(tx),
    versions: createVersionRepository(tx),
    keptDrafts: createKeptDraftRepository(tx),
    comments: createCommentRepository(tx),
    redirects: createRedirectRepository(tx),
    previews: createPreviewRepository(tx),
    release: createReleaseRepository(tx),
    tests: createTestRepository(tx),
    goods: createGoodsRepository(tx),
    media: createMediaRepository(tx),
    audit: createAuditRepository(tx),
    staff: createStaffRepository(tx),
    outbox: createOutboxRepository(tx),
  };
}

/** What the operations on pages need, over one database. */
export function createPagesServices(
  { areRateLimitsOn, publicUrl }: Settings,
  db: Database,
  { onPublished, onMailQueued }: Pick<ServiceEvents, 'onPublished' | 'onMailQueued'>,
): PagesServices {
  return {
    pages: createPageRepository(db),
    versions: createVersionRepository(db),
    keptDrafts: createKeptDraftRepository(db),
    comments: createCommentRepository(db),
    previews: createPreviewRepository(db),
    release: createReleaseRepository(db),
    visits: createVisitRepository(db),
    figures: createFigureRepository(db.relaxed),
    tests: createTestRepository(db),
    limits: areRateLimitsOn ? createRateLimitRepository(db.relaxed) : NO_RATE_LIMITS,
    inTransaction: (work) => db.transaction((tx) => work(pagesTransaction(tx))),
    onPublished,
    onMailQueued,
    publicUrl,
  };
}
