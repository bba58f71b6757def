import type { Queryable } from '../../db/database';
import type { LocationType } from '../../generated/resolvers-types';

export interface PlaceRow {
  id: number;
  place_id: string | null;
  country: string;
  city: string;
  address: string;
  geo: string | null;
  phone: string | null;
  active: boolean;
  schedule: string | null;
  created_at: Date;
  updated_at: Date;
  title: string;
  url: string | null;
  latitude: number;
  longitude: number;
  params: { id: number; type: LocationType }[];
}

export type PlaceRepository = ReturnType<typeof createPlaceRepository>;

/** Shops, centres and car washes. */
export function createPlaceRepository(db: Queryable) {
  return {
    async findPlaces(): Promise<PlaceRow[]> {
      const { rows } = await db.query<PlaceRow>(
        `select place.*, coalesce(
                  (select jsonb_agg(jsonb_build_object('id', kind.id, 'type', kind.type) order by kind.id)
                     from shop_address_types used join location_types kind on kind.id = used.type_id
                    where used.address_id = place.id), '[]') as params
           from shop_addresses place order by place.id`,
      );
      return rows;
    },
  };
}
