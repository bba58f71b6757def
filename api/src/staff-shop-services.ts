import { readDataVersion } from './db/data-version';
import type { Database, Queryable } from './db/database';
import { createDeliveryRepository } from './modules/delivery/delivery-repository';
import { createSellerRepository } from './modules/seller/seller-repository';
import { createAuditRepository } from './modules/staff/audit-repository';
import { createDeliveryEditRepository } from './modules/staff-shop/delivery-edit-repository';
import { createMissingRepository } from './modules/staff-shop/missing-repository';
import { createPlaceEditRepository } from './modules/staff-shop/place-edit-repository';
import { createPointEditRepository } from './modules/staff-shop/point-edit-repository';
import type { StaffShopServices, StaffShopTransaction } from './modules/staff-shop/staff-shop-services';
import type { ServiceEvents } from './service-events';
import type { Settings } from './settings';
import { createStaffTableRepository } from './modules/staff-shop/staff-table-repository';

function staffShopTransaction(tx: Queryable): StaffShopTransaction {
  return {
    tables: createStaffTableRepository(tx),
    delivery: createDeliveryRepository(tx),
    edits: createDeliveryEditRepository(tx),
    sellers: createSellerRepository(tx),
    places: createPlaceEditRepository(tx),
    points: createPointEditRepository(tx),
    audit: createAuditRepository(tx),
    readVersion: () => readDataVersion(tx),
  };
}

type StaffShopEvents = Pick<ServiceEvents, 'onOrderWritten' | 'onSellerSaved'>;

/** What the operations on the shop's own settings need, over one database. */
export function createStaffShopServices(
  { isDemoDataWanted }: Pick<Settings, 'isDemoDataWanted'>,
  db: Database,
  events: StaffShopEvents,
): StaffShopServices {
  return {
    tables: createStaffTableRepository(db),
    delivery: createDeliveryRepository(db),
    sellers: createSellerRepository(db),
    places: createPlaceEditRepository(db),
    points: createPointEditRepository(db),
    ways: createDeliveryEditRepository(db),
    missing: createMissingRepository(db),
    isDemo: isDemoDataWanted,
    inTransaction: (work) => db.transaction((tx) => work(staffShopTransaction(tx))),
    onChanged: events.onOrderWritten,
    onSellerSaved: events.onSellerSaved,
  };
}
