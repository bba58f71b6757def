import { readDataVersion } from './db/data-version';
import type { Database, Queryable } from './db/database';
import type { CatalogSource } from './modules/catalog/catalog-source';
import { createAuditRepository } from './modules/staff/audit-repository';
import { createFileRepository } from './modules/staff-files/file-repository';
import { createGoodsRepository } from './modules/staff-goods/goods-repository';
import { createShelfRepository } from './modules/staff-goods/shelf-repository';
import type { StaffGoodsServices, StaffGoodsTransaction } from './modules/staff-goods/staff-goods-services';

function staffGoodsTransaction(tx: Queryable): StaffGoodsTransaction {
  return {
    goods: createGoodsRepository(tx),
    shelf: createShelfRepository(tx),
    files: createFileRepository(tx),
    audit: createAuditRepository(tx),
    readVersion: () => readDataVersion(tx),
  };
}

/** What the operations of the shop's people on goods need, over one database. */
export function createStaffGoodsServices(
  db: Database,
  catalog: CatalogSource,
  onChanged: (catalogVersion: number) => void,
): StaffGoodsServices {
  return {
    catalog,
    goods: createGoodsRepository(db),
    shelf: createShelfRepository(db),
    files: createFileRepository(db),
    inTransaction: (work) => db.transaction((tx) => work(staffGoodsTransaction(tx))),
    onChanged,
  };
}
