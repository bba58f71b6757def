import type { Queryable } from '../../db/database';
import type { DeliveryKind } from '../../generated/resolvers-types';
import { createPointRepository } from './point-repository';

export interface CityRow {
  id: number;
  city: string;
  own_delivery: boolean;
  has_pickup: boolean;
}

export interface DeliveryTypeRow {
  id: number;
  name: string;
  img: string | null;
  kind: DeliveryKind;
  carrier: string | null;
}

export interface DeliveryPriceRow {
  id: number;
  city_id: number;
  type_id: number;
  price_kopecks: number;
  min_days: number | null;
  max_days: number | null;
}

export type DeliveryRepository = ReturnType<typeof createDeliveryRepository>;

const CITY = `
  select id, city, own_delivery,
         exists (select from pickup_points point join delivery_types type on type.id = point.type_id
                        left join shop_addresses place on place.id = point.shop_address_id
                  where point.city_id = delivery_cities.id and type.kind = 'pickup' and type.active and point.active
                    and coalesce(place.active, true)) as has_pickup
    from delivery_cities`;
const TYPE = 'select id, name, img, kind, carrier from delivery_types where active';
const PRICE = 'select id, city_id, type_id, price_kopecks, min_days, max_days from delivery_prices';

/** Cities, delivery types that are not switched off, and their prices. */
export function createDeliveryRepository(db: Queryable) {
  return {
    points: createPointRepository(db),
    async findCities(): Promise<CityRow[]> {
      return (await db.query<CityRow>(`${CITY} order by id`)).rows;
    },
    async findTypes(): Promise<DeliveryTypeRow[]> {
      return (await db.query<DeliveryTypeRow>(`${TYPE} order by id`)).rows;
    },
    async findPrices(): Promise<DeliveryPriceRow[]> {
      return (await db.query<DeliveryPriceRow>(`${PRICE} order by id`)).rows;
    },
    async findCity(id: number): Promise<CityRow | null> {
      return (await db.query<CityRow>(`${CITY} where id = $1`, [id])).rows[0] ?? null;
    },
    async findType(id: number): Promise<DeliveryTypeRow | null> {
      return (await db.query<DeliveryTypeRow>(`${TYPE} and id = $1`, [id])).rows[0] ?? null;
    },
    /** null means that the price is agreed with the buyer. */
    async findPrice(cityId: number, typeId: number): Promise<DeliveryPriceRow | null> {
      const { rows } = await db.query<DeliveryPriceRow>(`${PRICE} where city_id = $1 and type_id = $2`, [
        cityId,
        typeId,
      ]);
      return rows[0] ?? null;
    },
  };
}
