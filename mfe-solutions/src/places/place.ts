import type { Place } from '@shop/shared/runtime';
import { OWN_PLACE } from '@shop/shared/seller';

/** A place as pages show it: one of the list, or the shop's own. */
export interface ShownPlace extends Pick<Place, 'id' | 'city' | 'address' | 'phone' | 'schedule' | 'title' | 'url'> {
  location: { latitude: number; longitude: number };
  /** Local time in minutes east of UTC, or null if unknown. */
  utcOffset: number | null;
  kinds: readonly PlaceKind[];
  /** Further information, such as the tax number of the shop's own place. */
  description: string | null;
}

export type PlaceKind = Place['params'][number]['type'];

type Listed = Omit<Place, 'params' | 'utcOffset'> & {
  params: readonly { type: string }[];
  description?: string;
  utcOffset?: number | null;
};

/** In the order of the filters. */
export const PLACE_KINDS: readonly { kind: PlaceKind; name: string; shortName: string }[] = [
  { kind: 'installation_centre', name: 'Установочный центр', shortName: 'Установка' },
  { kind: 'retail', name: 'Розничный магазин', shortName: 'Магазин' },
  { kind: 'car_wash', name: 'Автомоечный комплекс', shortName: 'Автомойка' },
];

function toShown(place: Listed): ShownPlace {
  const { id, city, address, phone, schedule, title, url, location, params } = place;
  // A host older than this remote requests no offsets.
  const { description = null, utcOffset = null } = place;
  const types = new Set(params.map(({ type }) => type));
  const kinds = PLACE_KINDS.flatMap(({ kind }) => (types.has(kind) ? kind : []));
  return { id, city, address, phone, schedule, title, url, location, utcOffset, kinds, description };
}

/**
 * The active places of the list, followed by the shop's own place, even if the list lacks it
 * (docs/rules.md, Places). The API's list contains it too, without its description.
 */
export function toShownPlaces(listed: readonly Place[]): ShownPlace[] {
  const others = listed.filter(({ id, active }) => active && id !== OWN_PLACE.id);
  return [...others, OWN_PLACE].map(toShown);
}

/** The address of a place in one line. */
export function addressOf({ city, address }: Pick<ShownPlace, 'city' | 'address'>): string {
  return `${city}, ${address}`;
}
