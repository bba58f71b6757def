import { ownPlaceOf } from '@shop/shared/seller';
import type { SiteShopAddress } from '../../generated/resolvers-types';
import { currentSeller } from '../../current-seller';
import type { PlaceRepository, PlaceRow } from './place-repository';
import { utcOffsets } from './utc-offsets';

function toPlace(row: PlaceRow, utcOffset: number): SiteShopAddress {
  const { place_id, created_at, updated_at, latitude, longitude, ...same } = row;
  return {
    ...same,
    placeId: place_id,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
    location: { latitude, longitude },
    utcOffset,
  };
}

/** The places in the database, always followed by the shop's own. */
export async function listPlaces(places: PlaceRepository): Promise<SiteShopAddress[]> {
  const rows = await places.findPlaces();
  const utcOffsetAt = utcOffsets(Date.now());
  return [...rows.map((row) => toPlace(row, utcOffsetAt(row.latitude, row.longitude))), ownPlaceOf(currentSeller())];
}
