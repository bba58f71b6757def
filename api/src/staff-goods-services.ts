import { HOST_PATHS } from '@shop/shared/federation/registry';
import { readDataVersion } from './db/data-version';
import type { Database, Queryable } from './db/database';
import type { CatalogSource } from './modules/catalog/catalog-source';
import { createMediaRepository } from './modules/media/media-repository';
import { createGoodsRepository as createPageGoodsRepository } from './modules/pages/goods-repository';
import { findTaken } from './modules/pages/page-addresses';
import { createPageRepository } from './modules/pages/page-repository';
import { createRedirectRepository } from './modules/pages/redirect-repository';
import { createReleaseRepository, type KeptRelease } from './modules/pages/release-repository';
import { createAuditRepository } from './modules/staff/audit-repository';
import { createFileRepository } from './modules/staff-files/file-repository';
import { createAccessoryRepository } from './modules/staff-goods/accessory-repository';
import { createDetailsRepository } from './modules/staff-goods/details-repository';
import { createDiscountEditRepository } from './modules/staff-goods/discount-edit-repository';
import { createGoodsRepository } from './modules/staff-goods/goods-repository';
import { createProductEditRepository } from './modules/staff-goods/product-edit-repository';
import { createPropertyKindRepository } from './modules/staff-goods/property-kind-repository';
import { createSaleRepository } from './modules/staff-goods/sale-repository';
import { createShelfRepository } from './modules/staff-goods/shelf-repository';
import type {
  ProductAddresses,
  StaffGoodsServices,
  StaffGoodsTransaction,
} from './modules/staff-goods/staff-goods-services';

/** Before any host has told of its release, only its own addresses are known. */
const NO_RELEASE: KeptRelease = {
  ...{ remote: '', version: '', schemas: { kinds: {} }, routes: [], hostPaths: HOST_PATHS },
  ...{ shipped: [], pictures: [] },
};

function productAddresses(tx: Queryable): ProductAddresses {
  const sources = {
    pages: createPageRepository(tx),
    redirects: createRedirectRepository(tx),
    goods: createPageGoodsRepository(tx),
  };
  const release = createReleaseRepository(tx);
  return {
    lockSite: () => sources.pages.lockSite(),
    findTaken: async (path) => findTaken(path, null, sources, (await release.find()) ?? NO_RELEASE),
  };
}

function staffGoodsTransaction(tx: Queryable): StaffGoodsTransaction {
  return {
    goods: createGoodsRepository(tx),
    accessories: createAccessoryRepository(tx),
    shelf: createShelfRepository(tx),
    sales: createSaleRepository(tx),
    discounts: createDiscountEditRepository(tx),
    details: createDetailsRepository(tx),
    kinds: createPropertyKindRepository(tx),
    files: createFileRepository(tx),
    audit: createAuditRepository(tx),
    products: createProductEditRepository(tx),
    media: createMediaRepository(tx),
    addresses: productAddresses(tx),
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
    accessories: createAccessoryRepository(db),
    products: createProductEditRepository(db),
    shelf: createShelfRepository(db),
    sales: createSaleRepository(db),
    discounts: createDiscountEditRepository(db),
    details: createDetailsRepository(db),
    kinds: createPropertyKindRepository(db),
    files: createFileRepository(db),
    inTransaction: (work) => db.transaction((tx) => work(staffGoodsTransaction(tx))),
    readVersion: () => readDataVersion(db),
    onChanged,
  };
}
