import type { StaffBookingRepository } from '../staff-bookings/staff-booking-repository';
import type { UserRepository } from '../account/user-repository';
import type { DeliveryRepository } from '../delivery/delivery-repository';
import type { OrderTransaction } from '../orders/order-transaction';
import type { PlaceOrderServices } from '../orders/place-order';
import type { OrderCardRepository } from './order-card-repository';
import type { SharedMark } from './shared-mark';
import type { StaffOrderRepository } from './staff-order-repository';

/** What a transaction of the shop's people on an order can use. */
export interface StaffOrdersTransaction extends OrderTransaction {
  list: StaffOrderRepository;
  card: OrderCardRepository;
  booked: StaffBookingRepository;
  delivery: DeliveryRepository;
}

export interface StaffOrdersServices extends Pick<
  PlaceOrderServices,
  'orders' | 'areDiscountsEnabled' | 'isPaymentDisabled' | 'publicUrl'
> {
  list: StaffOrderRepository;
  /** Of all orders, for the open lists. */
  mark: SharedMark;
  card: OrderCardRepository;
  booked: StaffBookingRepository;
  users: Pick<UserRepository, 'findByEmail'>;
  inTransaction: <T>(work: (tx: StaffOrdersTransaction) => Promise<T>) => Promise<T>;
  /** Called once for each committed change. */
  onChanged: (catalogVersion: number) => void;
}
