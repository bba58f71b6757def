import type { Position } from '../position';
import type { ShownPlace } from '../place';

/** The places of each city, by its name. */
export function byCity(places: readonly ShownPlace[]): Map<string, [ShownPlace, ...ShownPlace[]]> {
  const groups = new Map<string, [ShownPlace, ...ShownPlace[]]>();
  for (const place of places) {
    const own = groups.get(place.city);
    if (own) own.push(place);
    else groups.set(place.city, [place]);
  }
  return groups;
}

/** The names of cities, by their number of places, highest first. */
export function citiesOf(places: readonly ShownPlace[]): string[] {
  const groups = [...byCity(places)].toSorted(([, one], [, other]) => other.length - one.length);
  return groups.map(([city]) => city);
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle of the places. */
export function centreOf(places: readonly ShownPlace[]): Position {
  return {
    latitude: meanOf(places.map(({ location }) => location.latitude)),
    longitude: meanOf(places.map(({ location }) => location.longitude)),
  };
}

/** One point per city, in the middle of its places. */
export function cityCentres(places: readonly ShownPlace[]): Position[] {
  return [...byCity(places).values()].map(centreOf);
}
