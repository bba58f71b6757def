import type { Queryable } from '../../db/database';
import type { DeliveryPriceRow, DeliveryTypeRow } from '../delivery/delivery-repository';

/** A way of delivery as the shop's people edit it. */
export interface EditedTypeRow extends DeliveryTypeRow {
  active: boolean;
}

export type DeliveryEditRepository = ReturnType<typeof createDeliveryEditRepository>;

/** Writes cities, ways and prices of delivery. Orders keep the price that they were placed with. */
export function createDeliveryEditRepository(db: Queryable) {
  return {
    async addCity(city: string, ownDelivery: boolean): Promise<number> {
      const { rows } = await db.query<{ id: number }>(
        'insert into delivery_cities (city, own_delivery) values ($1, $2) returning id',
        [city, ownDelivery],
      );
      if (!rows[0]) throw new Error('an insert returns its row');
      return rows[0].id;
    },
    /** null leaves it as it is. */
    async updateCity(id: number, city: string | null, ownDelivery: boolean | null): Promise<void> {
      await db.query(
        `update delivery_cities set city = coalesce($2, city), own_delivery = coalesce($3, own_delivery)
          where id = $1`,
        [id, city, ownDelivery],
      );
    },
    /** Also those that are switched off. */
    async findAllTypes(): Promise<EditedTypeRow[]> {
      const { rows } = await db.query<EditedTypeRow>(
        'select id, name, img, kind, carrier, active from delivery_types order by id',
      );
      return rows;
    },
    async addType({ name, kind, carrier, active }: Omit<EditedTypeRow, 'id' | 'img'>): Promise<number> {
      const { rows } = await db.query<{ id: number }>(
        'insert into delivery_types (name, kind, carrier, active) values ($1, $2, $3, $4) returning id',
        [name, kind, carrier, active],
      );
      if (!rows[0]) throw new Error('an insert returns its row');
      return rows[0].id;
    },
    async updateType({ id, name, carrier, active }: Omit<EditedTypeRow, 'img' | 'kind'>): Promise<void> {
      await db.query('update delivery_types set name = $2, carrier = $3, active = $4 where id = $1', [
        ...[id, name],
        ...[carrier, active],
      ]);
    },
    async savePrice(price: Omit<DeliveryPriceRow, 'id'>): Promise<void> {
      const { city_id, type_id, price_kopecks, min_days, max_days } = price;
      await db.query(
        `insert into delivery_prices (city_id, type_id, price_kopecks, min_days, max_days) values ($1, $2, $3, $4, $5)
             on conflict (city_id, type_id) do update set price_kopecks = excluded.price_kopecks,
                min_days = excluded.min_days, max_days = excluded.max_days`,
        [city_id, type_id, price_kopecks, min_days, max_days],
      );
    },
    /** From now on the price is agreed with each buyer. */
    async dropPrice(cityId: number, typeId: number): Promise<void> {
      await db.query('delete from delivery_prices where city_id = $1 and type_id = $2', [cityId, typeId]);
    },
  };
}
