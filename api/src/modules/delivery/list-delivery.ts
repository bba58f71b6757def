import type { SiteDeliveryCity, SiteDeliveryPrice, SiteDeliveryType } from '../../generated/resolvers-types';
import { toRoubles } from '../../money';
import type { DeliveryRepository } from './delivery-repository';

/** Cities the shop delivers to, and whether its own courier goes there. */
export async function listCities(delivery: DeliveryRepository): Promise<SiteDeliveryCity[]> {
  const rows = await delivery.findCities();
  return rows.map(({ id, city, own_delivery: ownDelivery }) => ({ id, city, ownDelivery }));
}

/** Delivery types. */
export function listTypes(delivery: DeliveryRepository): Promise<SiteDeliveryType[]> {
  return delivery.findTypes();
}

/** Prices in roubles. Those of other cities and types are agreed by telephone. */
export async function listPrices(delivery: DeliveryRepository): Promise<SiteDeliveryPrice[]> {
  const rows = await delivery.findPrices();
  return rows.map((row) => ({
    id: row.id,
    cityId: row.city_id,
    typeId: row.type_id,
    price: toRoubles(row.price_kopecks),
  }));
}
