import type { MediaRepository } from '../media/media-repository';
import type { CatalogSource } from '../catalog/catalog-source';
import type { AuditRepository } from '../staff/audit-repository';
import type { FileRepository } from '../staff-files/file-repository';
import type { AccessoryRepository } from './accessory-repository';
import type { DetailsRepository } from './details-repository';
import type { DiscountEditRepository } from './discount-edit-repository';
import type { GoodsRepository } from './goods-repository';
import type { ProductEditRepository } from './product-edit-repository';
import type { PropertyKindRepository } from './property-kind-repository';
import type { SaleRepository } from './sale-repository';
import type { ShelfRepository } from './shelf-repository';

/** The addresses of the site, as an edit of a product meets them. */
export interface ProductAddresses {
  /** Nobody takes an address meanwhile; before any lock of a product. */
  lockSite: () => Promise<void>;
  /** Says by whom an address is taken; null: by nobody. */
  findTaken: (path: string) => Promise<string | null>;
}

/** What a transaction of the shop's people on goods can use. */
export interface StaffGoodsTransaction {
  goods: GoodsRepository;
  accessories: AccessoryRepository;
  shelf: ShelfRepository;
  sales: SaleRepository;
  discounts: DiscountEditRepository;
  details: DetailsRepository;
  kinds: PropertyKindRepository;
  files: FileRepository;
  audit: AuditRepository;
  products: ProductEditRepository;
  media: Pick<MediaRepository, 'findKnown'>;
  addresses: ProductAddresses;
  readVersion: () => Promise<number>;
}

export interface StaffGoodsServices {
  catalog: CatalogSource;
  goods: GoodsRepository;
  accessories: AccessoryRepository;
  products: ProductEditRepository;
  shelf: ShelfRepository;
  sales: SaleRepository;
  discounts: DiscountEditRepository;
  details: DetailsRepository;
  kinds: PropertyKindRepository;
  files: FileRepository;
  inTransaction: <T>(work: (tx: StaffGoodsTransaction) => Promise<T>) => Promise<T>;
  readVersion: () => Promise<number>;
  /** Called once for each committed change. */
  onChanged: (catalogVersion: number) => void;
}
