import type { SiteDeliveryCity, SiteDeliveryPrice, SiteDeliveryType } from '../../generated/resolvers-types';
import { toRoubles } from '../../money';
import type { DeliveryRepository } from './delivery-repository';

/** Cities the shop delivers to, and where its own courier goes. */
export async function listCities(delivery: DeliveryRepository): Promise<SiteDeliveryCity[]> {
  const rows = await delivery.findCities();
  return rows.map(({ id, city, own_delivery: ownDelivery }) => ({ id, city, ownDelivery }));
}

/** Ways of delivery. */
export function listTypes(delivery: DeliveryRepository): Promise<SiteDeliveryType[]> {
  return delivery.findTypes();
}

/** Prices in roubles; a city and type without one are agreed on by telephone. */
export async function listPrices(delivery: DeliveryRepository): Promise<SiteDeliveryPrice[]> {
  const rows = await delivery.findPrices();
  return rows.map((row) => ({
    id: row.id,
    cityId: row.city_id,
    typeId: row.type_id,
    price: toRoubles(row.price_kopecks),
  }));
}
