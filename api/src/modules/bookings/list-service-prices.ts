import { toRoubles } from '@shop/shared/format';
import type { SiteServicePrice } from '../../generated/resolvers-types';
import type { BookingRepository, ServicePriceRow } from './booking-repository';

export function toServicePrice(row: ServicePriceRow): SiteServicePrice {
  return {
    id: row.id,
    serviceId: row.service_id,
    productId: row.product_id,
    price: toRoubles(row.price_kopecks),
    minHours: row.min_hours,
    maxHours: row.max_hours,
  };
}

/** Prices in roubles and hours of services, by product. */
export async function listServicePrices(bookings: BookingRepository): Promise<SiteServicePrice[]> {
  return (await bookings.findPrices()).map(toServicePrice);
}
