import { toRoubles } from '@shop/shared/format';
import type {
  SiteDeliveryCity,
  SiteDeliveryPrice,
  SiteDeliveryType,
  SitePickupPoint,
} from '../../generated/resolvers-types';
import type { DeliveryRepository } from './delivery-repository';

/** Cities the shop delivers to, and whether its own courier goes there. */
export async function listCities(delivery: Pick<DeliveryRepository, 'findCities'>): Promise<SiteDeliveryCity[]> {
  const rows = await delivery.findCities();
  return rows.map((row) => ({ id: row.id, city: row.city, ownDelivery: row.own_delivery, hasPickup: row.has_pickup }));
}

/** Delivery types. */
export function listTypes(delivery: Pick<DeliveryRepository, 'findTypes'>): Promise<SiteDeliveryType[]> {
  return delivery.findTypes();
}

/** Prices in roubles. Those of other cities and types are agreed by telephone. */
export async function listPrices(delivery: Pick<DeliveryRepository, 'findPrices'>): Promise<SiteDeliveryPrice[]> {
  const rows = await delivery.findPrices();
  return rows.map((row) => ({
    id: row.id,
    cityId: row.city_id,
    typeId: row.type_id,
    price: toRoubles(row.price_kopecks),
    minDays: row.min_days,
    maxDays: row.max_days,
  }));
}

/** The places of a city where orders can be collected, of all delivery types. */
export async function listPoints(delivery: DeliveryRepository, cityId: number): Promise<SitePickupPoint[]> {
  const rows = await delivery.points.findIn(cityId);
  return rows.map(({ city_id, type_id, latitude, longitude, ...same }) => ({
    ...same,
    cityId: city_id,
    typeId: type_id,
    location: { latitude, longitude },
  }));
}
