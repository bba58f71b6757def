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

/** What bookings need to know of a product. */
export interface BookedProductRow {
  id: number;
  name: string;
  booking_place: BookingPlace | null;
}

/** SQL of the booking of a line as the contract has it, from a row of `order_bookings`. */
export const BOOKING_JSON = `jsonb_build_object(
  'forProductId', for_product_id, 'forProductName', for_product_name, 'placeId', place_id, 'place', place,
  'address', address, 'carMake', car_make, 'carModel', car_model, 'carYear', car_year, 'voltage', voltage,
  'date', day, 'half', half, 'minHours', min_hours, 'maxHours', max_hours,
  'agreedDay', agreed_day, 'agreedTime', agreed_time, 'agreedPlace', agreed_place)`;

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
