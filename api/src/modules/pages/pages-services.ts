import type { OutboxRepository } from '../../mail/outbox-repository';
import type { RateLimits } from '../../rate-limit/rate-limit-repository';
import type { MediaRepository } from '../media/media-repository';
import type { CommentRepository } from '../page-comments/comment-repository';
import type { FigureRepository } from '../page-figures/figure-repository';
import type { TestRepository } from '../page-tests/test-repository';
import type { AuditRepository } from '../staff/audit-repository';
import type { StaffRepository } from '../staff/staff-repository';
import type { GoodsRepository } from './goods-repository';
import type { KeptDraftRepository } from './kept-draft-repository';
import type { PageRepository } from './page-repository';
import type { PreviewRepository } from './preview-repository';
import type { RedirectRepository } from './redirect-repository';
import type { ReleaseRepository } from './release-repository';
import type { VersionRepository } from './version-repository';
import type { VisitRepository } from './visit-repository';

/** What a transaction on pages can write to. */
export interface PagesTransaction {
  pages: PageRepository;
  versions: VersionRepository;
  keptDrafts: KeptDraftRepository;
  comments: CommentRepository;
  redirects: RedirectRepository;
  previews: PreviewRepository;
  release: ReleaseRepository;
  tests: TestRepository;
  goods: GoodsRepository;
  media: MediaRepository;
  audit: AuditRepository;
  /** Who gets mails. */
  staff: StaffRepository;
  outbox: OutboxRepository;
}

export interface PagesServices {
  pages: PageRepository;
  versions: VersionRepository;
  keptDrafts: KeptDraftRepository;
  comments: CommentRepository;
  previews: PreviewRepository;
  release: ReleaseRepository;
  visits: VisitRepository;
  figures: FigureRepository;
  tests: TestRepository;
  limits: RateLimits;
  inTransaction: <T>(work: (tx: PagesTransaction) => Promise<T>) => Promise<T>;
  /** Called after a transaction that may have changed what visitors see. */
  onPublished: () => Promise<void>;
  onMailQueued: () => void;
  publicUrl: string;
}
