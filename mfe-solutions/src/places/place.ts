import type { Place } from '@shop/shared/runtime';
import fixedPlace from './fixed-place.json';

/** A place as the pages show it: those of the list, and the shop's own. */
export interface ShownPlace extends Pick<Place, 'id' | 'city' | 'address' | 'phone' | 'schedule' | 'title' | 'url'> {
  location: { latitude: number; longitude: number };
  kinds: readonly PlaceKind[];
  /** What else has to be said of it, as the tax number of the shop's own. */
  description: string | null;
}

export type PlaceKind = Place['params'][number]['type'];

type Listed = Omit<Place, 'params'> & { params: readonly { type: string }[]; description?: string };

/** In the order of the filters; the names are those of the specification (section 3). */
export const PLACE_KINDS: readonly { kind: PlaceKind; name: string; shortName: string }[] = [
  { kind: 'installation_centre', name: 'Установочный центр', shortName: 'Установка' },
  { kind: 'retail', name: 'Розничный магазин', shortName: 'Магазин' },
  { kind: 'car_wash', name: 'Автомоечный комплекс', shortName: 'Автомойка' },
];

function toShown(place: Listed): ShownPlace {
  const { id, city, address, phone, schedule, title, url, location, params, description = null } = place;
  const types = new Set(params.map(({ type }) => type));
  const kinds = PLACE_KINDS.flatMap(({ kind }) => (types.has(kind) ? kind : []));
  return { id, city, address, phone, schedule, title, url, location, kinds, description };
}

/**
 * The active places of the list, and after them the shop's own, which is there whatever the list says (specification,
 * section 3). The API gives it too, without its description.
 */
export function toShownPlaces(listed: readonly Place[]): ShownPlace[] {
  const others = listed.filter(({ id, active }) => active && id !== fixedPlace.id);
  return [...others, fixedPlace].map(toShown);
}

/** Where it is, in one line. */
export function addressOf({ city, address }: Pick<ShownPlace, 'city' | 'address'>): string {
  return `${city}, ${address}`;
}

/** A way there by Yandex Maps: opened on request only, from wherever the visitor is then. */
export function routeUrl({ location: { latitude, longitude } }: ShownPlace): string {
  return `https://yandex.ru/maps/?${new URLSearchParams({ rtext: `~${latitude},${longitude}`, rtt: 'auto' }).toString()}`;
}
