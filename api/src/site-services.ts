import type { Database } from './db/database';
import { createSitePartRepository } from './modules/site/site-part-repository';
import type { SiteServices } from './modules/site/site-services';
import { createStaffTableRepository } from './modules/staff-shop/staff-table-repository';
import { pagesTransaction } from './pages-services';

/** What the operations on what all pages share need, over one database. */
export function createSiteServices(db: Database, onPublished: () => Promise<void>): SiteServices {
  return {
    parts: createSitePartRepository(db),
    tables: createStaffTableRepository(db),
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
