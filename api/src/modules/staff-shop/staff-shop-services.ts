import type { DeliveryRepository } from '../delivery/delivery-repository';
import type { SellerRepository } from '../seller/seller-repository';
import type { AuditRepository } from '../staff/audit-repository';
import type { DeliveryEditRepository } from './delivery-edit-repository';
import type { MissingRepository } from './missing-repository';
import type { PlaceEditRepository } from './place-edit-repository';
import type { PointEditRepository } from './point-edit-repository';
import type { StaffTableRepository } from './staff-table-repository';

type ReadDelivery = Pick<DeliveryRepository, 'findCities' | 'findPrices'>;

/** What a transaction on the shop's own settings can use. */
export interface StaffShopTransaction {
  tables: StaffTableRepository;
  delivery: ReadDelivery;
  edits: DeliveryEditRepository;
  sellers: SellerRepository;
  places: PlaceEditRepository;
  points: PointEditRepository;
  audit: AuditRepository;
  readVersion: () => Promise<number>;
}

export interface StaffShopServices {
  tables: Pick<StaffTableRepository, 'getRevision'>;
  delivery: ReadDelivery;
  ways: Pick<DeliveryEditRepository, 'findAllTypes'>;
  points: Pick<PointEditRepository, 'findAll'>;
  sellers: Pick<SellerRepository, 'findLatest'>;
  places: Pick<PlaceEditRepository, 'findAll'>;
  missing: MissingRepository;
  /** An empty database gets invented goods and an invented company. */
  isDemo: boolean;
  inTransaction: <T>(work: (tx: StaffShopTransaction) => Promise<T>) => Promise<T>;
  /** Called once for each committed change. */
  onChanged: (catalogVersion: number) => void;
  /** Lets pages and letters of this process name the seller as it is now. */
  onSellerSaved: () => Promise<void>;
}
