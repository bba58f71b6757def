import type { Database } from './db/database';
import { createMediaRepository } from './modules/media/media-repository';
import { createGoodsRepository } from './modules/pages/goods-repository';
import { createPageRepository } from './modules/pages/page-repository';
import { createRedirectRepository } from './modules/pages/redirect-repository';
import { createReleaseRepository } from './modules/pages/release-repository';
import { createSitePartRepository } from './modules/site/site-part-repository';
import type { SiteServices } from './modules/site/site-services';
import { createStaffTableRepository } from './modules/staff-shop/staff-table-repository';
import { pagesTransaction } from './pages-services';
import type { Settings } from './settings';

/** What the operations on what all pages share need, over one database. */
export function createSiteServices(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  db: Database,
  onPublished: () => Promise<void>,
): SiteServices {
  return {
    parts: createSitePartRepository(db),
    tables: createStaffTableRepository(db),
    pages: createPageRepository(db),
    release: createReleaseRepository(db),
    redirects: createRedirectRepository(db),
    goods: createGoodsRepository(db),
    media: createMediaRepository(db),
    publicUrl,
    inTransaction: (work) =>
      db.transaction((tx) =>
        work({
          ...pagesTransaction(tx),
          parts: createSitePartRepository(tx),
          tables: createStaffTableRepository(tx),
        }),
      ),
    onPublished,
  };
}
