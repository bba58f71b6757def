import type { CatalogSource } from '../catalog/catalog-source';
import type { AuditRepository } from '../staff/audit-repository';
import type { FileRepository } from '../staff-files/file-repository';
import type { GoodsRepository } from './goods-repository';
import type { ShelfRepository } from './shelf-repository';

/** What a transaction of the shop's people on goods can use. */
export interface StaffGoodsTransaction {
  goods: GoodsRepository;
  shelf: ShelfRepository;
  files: FileRepository;
  audit: AuditRepository;
  readVersion: () => Promise<number>;
}

export interface StaffGoodsServices {
  catalog: CatalogSource;
  goods: GoodsRepository;
  shelf: ShelfRepository;
  files: FileRepository;
  inTransaction: <T>(work: (tx: StaffGoodsTransaction) => Promise<T>) => Promise<T>;
  /** Called once for each committed change. */
  onChanged: (catalogVersion: number) => void;
}
