import { countOf } from '@shop/shared/format';
import { addressOf, type ShownPlace } from '../place';
import { POINTS } from '../texts';

const MOST_NAMES = 2;

/** `Сервис «Полный привод», Тюмень, ул. Республики, д. 252` */
export function placeLabel(place: ShownPlace): string {
  return `${place.title}, ${addressOf(place)}`;
}

/** `12 точек, Москва`; of several cities those with most places. */
export function clusterLabel(places: readonly ShownPlace[]): string {
  const counts = new Map<string, number>();
  for (const { city } of places) counts.set(city, (counts.get(city) ?? 0) + 1);
  const cities = [...counts].toSorted(([, one], [, other]) => other - one).map(([city]) => city);
  const others = cities.length > MOST_NAMES ? ' и\u00A0другие города' : '';
  return `${countOf(places.length, POINTS)}, ${cities.slice(0, MOST_NAMES).join(', ')}${others}`;
}
