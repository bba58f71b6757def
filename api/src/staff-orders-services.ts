import type { Database, Queryable } from './db/database';
import { createUserRepository } from './modules/account/user-repository';
import { createDeliveryRepository } from './modules/delivery/delivery-repository';
import { createStaffBookingRepository } from './modules/staff-bookings/staff-booking-repository';
import { createOrderCardRepository } from './modules/staff-orders/order-card-repository';
import { createSharedMark } from './modules/staff-orders/shared-mark';
import { createStaffOrderRepository } from './modules/staff-orders/staff-order-repository';
import type { StaffOrdersServices, StaffOrdersTransaction } from './modules/staff-orders/staff-orders-services';
import { createOrderRepository } from './modules/orders/order-repository';
import { orderTransaction } from './order-services';
import type { Settings } from './settings';

function staffOrdersTransaction(tx: Queryable): StaffOrdersTransaction {
  return {
    ...orderTransaction(tx),
    list: createStaffOrderRepository(tx),
    card: createOrderCardRepository(tx),
    booked: createStaffBookingRepository(tx),
    delivery: createDeliveryRepository(tx),
  };
}

/** What the operations of the shop's people on orders need, over one database. */
export function createStaffOrdersServices(
  { areDiscountsEnabled, isPaymentDisabled, publicUrl }: Settings,
  db: Database,
  onChanged: (catalogVersion: number) => void,
): StaffOrdersServices {
  const list = createStaffOrderRepository(db);
  return {
    orders: createOrderRepository(db),
    list,
    mark: createSharedMark(() => list.readMark()),
    card: createOrderCardRepository(db),
    booked: createStaffBookingRepository(db),
    users: createUserRepository(db),
    inTransaction: (work) => db.transaction((tx) => work(staffOrdersTransaction(tx))),
    ...{ onChanged, areDiscountsEnabled, isPaymentDisabled, publicUrl },
  };
}
