import type { Queryable } from '../../db/database';
import type { BookingPlace } from '../../generated/resolvers-types';

export interface ServicePriceRow {
  id: number;
  service_id: number;
  product_id: number;
  price_kopecks: number;
  min_hours: number | null;
  max_hours: number | null;
}

/** A product as far as bookings ask. */
export interface BookedProductRow {
  id: number;
  name: string;
  booking_place: BookingPlace | null;
}

export type BookingRepository = ReturnType<typeof createBookingRepository>;

/** Which services need a place and a day, and what they cost for a product. */
export function createBookingRepository(db: Queryable) {
  return {
    async findPrices(): Promise<ServicePriceRow[]> {
      const { rows } = await db.query<ServicePriceRow>(
        'select id, service_id, product_id, price_kopecks, min_hours, max_hours from service_prices order by id',
      );
      return rows;
    },

    async findProducts(ids: number[]): Promise<Map<number, BookedProductRow>> {
      const { rows } = await db.query<BookedProductRow>(
        'select id, name, booking_place from products where id = any($1::int[])',
        [ids],
      );
      return new Map(rows.map((row) => [row.id, row]));
    },
  };
}
