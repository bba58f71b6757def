import type { LocationType, SiteShopAddress } from '../../generated/resolvers-types';
import fixedPlace from './fixed-place.json';
import type { PlaceRepository, PlaceRow } from './place-repository';

const FIXED_PLACE_TYPES: LocationType[] = ['car_wash', 'retail', 'installation_centre'];

function toPlace(row: PlaceRow): SiteShopAddress {
  const { place_id, created_at, updated_at, latitude, longitude, ...same } = row;
  return {
    ...same,
    placeId: place_id,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
    location: { latitude, longitude },
  };
}

/** The places in the database, always followed by the shop's own. */
export async function listPlaces(places: PlaceRepository): Promise<SiteShopAddress[]> {
  const rows = await places.findPlaces();
  const params = FIXED_PLACE_TYPES.map((type, index) => ({ id: index + 1, type }));
  return [...rows.map(toPlace), { ...fixedPlace, params }];
}
