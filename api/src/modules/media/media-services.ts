import type { RateLimits } from '../../rate-limit/rate-limit-repository';
import type { PageRepository } from '../pages/page-repository';
import type { RedirectRepository } from '../pages/redirect-repository';
import type { SitePartRepository } from '../site/site-part-repository';
import type { AuditRepository } from '../staff/audit-repository';
import type { MediaRepository } from './media-repository';
import type { PictureReader } from './picture-process';

/** What a transaction on pictures and files can use. */
export interface MediaTransaction {
  media: MediaRepository;
  pages: PageRepository;
  redirects: RedirectRepository;
  parts: SitePartRepository;
  audit: AuditRepository;
}

export interface MediaServices {
  media: MediaRepository;
  limits: RateLimits;
  pictures: PictureReader;
  inTransaction: <T>(work: (tx: MediaTransaction) => Promise<T>) => Promise<T>;
  /** Called after a change that hosts have to know. */
  onPublished: () => Promise<void>;
}
