import type { Database, Queryable } from './db/database';
import { createMediaRepository } from './modules/media/media-repository';
import type { MediaServices, MediaTransaction } from './modules/media/media-services';
import { createPictureReader } from './modules/media/picture-process';
import { createPageRepository } from './modules/pages/page-repository';
import { createRedirectRepository } from './modules/pages/redirect-repository';
import { createSitePartRepository } from './modules/site/site-part-repository';
import { createAuditRepository } from './modules/staff/audit-repository';
import { NO_RATE_LIMITS } from './rate-limit/no-rate-limits';
import { createRateLimitRepository } from './rate-limit/rate-limit-repository';
import type { Settings } from './settings';

function mediaTransaction(tx: Queryable): MediaTransaction {
  return {
    media: createMediaRepository(tx),
    pages: createPageRepository(tx),
    redirects: createRedirectRepository(tx),
    parts: createSitePartRepository(tx),
    audit: createAuditRepository(tx),
  };
}

/**
 * What the operations on pictures need, over one database.
 * @param pictureProgram the built program that reads pictures
 */
export function createMediaServices(
  { areRateLimitsOn }: Settings,
  db: Database,
  pictureProgram: string,
  onPublished: () => Promise<void>,
): MediaServices {
  return {
    media: createMediaRepository(db),
    limits: areRateLimitsOn ? createRateLimitRepository(db.relaxed) : NO_RATE_LIMITS,
    pictures: createPictureReader({ file: pictureProgram }),
    inTransaction: (work) => db.transaction((tx) => work(mediaTransaction(tx))),
    onPublished,
  };
}
