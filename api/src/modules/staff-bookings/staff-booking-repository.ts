import type { Queryable } from '../../db/database';
import type { AgreedBookingInput, OrderBooking, OrderStatus } from '../../generated/resolvers-types';
import { BOOKING_JSON } from '../bookings/booking-repository';

export interface StaffBookingRow {
  /** Of the line. */
  id: number;
  order_id: number;
  revision: number;
  order_status: OrderStatus;
  service: string;
  count: number;
  fio: string;
  phone: string;
  phone_extension: string | null;
  has_email: boolean;
  booking: OrderBooking;
}

const BOOKED = `
  select line.id, line.order_id, orders.revision, order_status, product_name as service, product_count as count, fio,
         phone, phone_extension, coalesce(email, '') <> '' as has_email, ${BOOKING_JSON} as booking
    from order_bookings booking join order_products line on line.id = order_product_id
         join orders on orders.id = line.order_id`;
const DAY = "coalesce(agreed_day, day, '-infinity')";

export type StaffBookingRepository = ReturnType<typeof createStaffBookingRepository>;

/** Bookings as the shop's people see and agree on them. */
export function createStaffBookingRepository(db: Queryable) {
  return {
    /** Of orders that are not shipped yet, by day; without a day first, whatever `from` says. */
    async find({ from, after }: { from: string | null; after: number | undefined }, limit: number) {
      const { rows } = await db.query<StaffBookingRow>(
        `${BOOKED} where order_status in ('new', 'confirmed', 'assembled') and preview is null
            and ($1::date is null or ${DAY} >= $1 or ${DAY} = '-infinity')
            and ($2::int is null or (${DAY}, order_product_id) >
                 ((select ${DAY} from order_bookings where order_product_id = $2), $2::int))
          order by ${DAY}, order_product_id limit $3`,
        [from, after ?? null, limit],
      );
      return rows;
    },

    async findOne(id: number): Promise<StaffBookingRow | null> {
      const { rows } = await db.query<StaffBookingRow>(`${BOOKED} where order_product_id = $1`, [id]);
      return rows[0] ?? null;
    },

    async agree(id: number, { day, time, place }: AgreedBookingInput): Promise<void> {
      await db.query(
        'update order_bookings set agreed_day = $2, agreed_time = $3, agreed_place = $4 where order_product_id = $1',
        [id, day, time, place],
      );
    },
  };
}
