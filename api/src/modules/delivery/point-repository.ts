import { pickupPlaceOf } from '@shop/shared/seller';
import type { Queryable } from '../../db/database';
import { currentSeller } from '../../current-seller';

/** A place where orders are collected, with the texts of the place that it stands for. */
export interface PointRow {
  id: number;
  city_id: number;
  type_id: number;
  title: string;
  /** Where it is: the shop's own place serves other cities too. */
  city: string;
  /** Without the city. */
  address: string;
  /** As orders, mails and pages name it. */
  place: string;
  schedule: string | null;
  latitude: number;
  longitude: number;
}

interface StoredPoint extends Omit<PointRow, 'place'> {
  is_own: boolean;
}

const POINT = `
  select point.id, point.city_id, point.type_id, point.is_own, coalesce(place.city, delivery_cities.city) as city,
         coalesce(place.title, point.title) as title, coalesce(place.address, point.address) as address,
         coalesce(place.schedule, point.schedule) as schedule,
         coalesce(place.latitude, point.latitude) as latitude, coalesce(place.longitude, point.longitude) as longitude
    from pickup_points point join delivery_cities on delivery_cities.id = point.city_id
         join delivery_types type on type.id = point.type_id and type.active
         left join shop_addresses place on place.id = point.shop_address_id
   where point.active and coalesce(place.active, true)`;

function toPoint({ is_own: isOwn, ...row }: StoredPoint): PointRow {
  if (!isOwn) return { ...row, place: `${row.title}: ${row.city}, ${row.address}` };
  const seller = currentSeller();
  const { city, street, office, name, schedule, latitude, longitude } = seller;
  const address = [street, office].filter(Boolean).join(', ');
  const place = pickupPlaceOf(seller);
  return { ...row, latitude, longitude, schedule, title: name, city, address, place };
}

/** Places where orders can be collected; those that are closed are left out. */
export function createPointRepository(db: Queryable) {
  return {
    async findIn(cityId: number): Promise<PointRow[]> {
      const { rows } = await db.query<StoredPoint>(`${POINT} and point.city_id = $1 order by point.id`, [cityId]);
      return rows.map(toPoint);
    },
    async findPoint(id: number): Promise<PointRow | null> {
      const { rows } = await db.query<StoredPoint>(`${POINT} and point.id = $1`, [id]);
      return rows[0] ? toPoint(rows[0]) : null;
    },
  };
}
