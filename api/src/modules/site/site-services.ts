import type { PagesTransaction } from '../pages/pages-services';
import type { StaffTableRepository } from '../staff-shop/staff-table-repository';
import type { SitePartRepository } from './site-part-repository';

/** What a change of what all pages share can use. */
export interface SiteTransaction extends PagesTransaction {
  parts: SitePartRepository;
  tables: StaffTableRepository;
}

export interface SiteServices {
  parts: Pick<SitePartRepository, 'findAll'>;
  tables: Pick<StaffTableRepository, 'getRevision'>;
  pages: PagesTransaction['pages'];
  release: PagesTransaction['release'];
  redirects: PagesTransaction['redirects'];
  goods: PagesTransaction['goods'];
  media: PagesTransaction['media'];
  /** Of the site: links to it are paths. */
  publicUrl: string;
  inTransaction: <T>(work: (tx: SiteTransaction) => Promise<T>) => Promise<T>;
  /** Called after a transaction that may have changed what visitors see. */
  onPublished: () => Promise<void>;
}
