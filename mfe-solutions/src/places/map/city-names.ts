import { Marker, type Map as LeafletMap } from 'leaflet';
import type { Position } from '../position';
import type { ShownPlace } from '../place';
import { ElementIcon } from './marker-button';
import { MARKER } from './map-style';

/** The width of one letter and the height of one line, in pixels. */
const LETTER_PX = 8;
const LINE_PX = 20;
const MOST_NAMES = 60;

/** An occupied rectangle of the map. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const areApart = (one: Box, other: Box) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

interface City {
  name: string;
  count: number;
  position: Position;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Cities by their number of places, highest first. A city is in the middle of its places. */
export function citiesOf(places: readonly ShownPlace[]): City[] {
  const groups = new Map<string, ShownPlace[]>();
  for (const place of places) {
    const own = groups.get(place.city);
    if (own) own.push(place);
    else groups.set(place.city, [place]);
  }
  const cities = [...groups].map(([name, own]) => ({
    name,
    count: own.length,
    position: {
      latitude: meanOf(own.map(({ location }) => location.latitude)),
      longitude: meanOf(own.map(({ location }) => location.longitude)),
    },
  }));
  return cities.toSorted((one, other) => other.count - one.count);
}

function nameElement(name: string): HTMLElement {
  const words = document.createElement('span');
  words.className = MARKER.name;
  words.textContent = name;
  // Screen readers read the cities in the list of places.
  words.setAttribute('aria-hidden', 'true');
  return words;
}

/** The names of cities, as many as fit. */
export class CityNames {
  private cities: readonly City[] = [];
  private readonly shown = new Map<string, Marker>();

  constructor(private readonly map: LeafletMap) {}

  show(cities: readonly City[]): void {
    this.cities = cities;
  }

  /** @param taken boxes that names must not cover: a marker is more important than a name */
  update(taken: readonly Box[]): void {
    const fitting = new Map(this.fitting(taken).map((city) => [city.name, city]));
    for (const [name, marker] of this.shown) {
      if (fitting.has(name)) continue;
      marker.remove();
      this.shown.delete(name);
    }
    for (const [name, { position }] of fitting) {
      if (this.shown.has(name)) continue;
      const icon = new ElementIcon(nameElement(name));
      const at = [position.latitude, position.longitude] as const;
      const marker = new Marker([...at], { icon, interactive: false, keyboard: false, pane: 'shadowPane' });
      this.shown.set(name, marker.addTo(this.map));
    }
  }

  private boxOf({ name, position }: City): Box {
    const { x, y } = this.map.latLngToContainerPoint([position.latitude, position.longitude]);
    const half = (name.length * LETTER_PX) / 2;
    return { left: x - half, right: x + half, top: y + 2, bottom: y + 2 + LINE_PX };
  }

  private fitting(markers: readonly Box[]): City[] {
    const bounds = this.map.getBounds();
    const taken = [...markers];
    const inSight = this.cities.filter(({ position }) => bounds.contains([position.latitude, position.longitude]));
    return inSight.slice(0, MOST_NAMES).filter((city) => {
      const box = this.boxOf(city);
      const isFree = taken.every((other) => areApart(box, other));
      if (isFree) taken.push(box);
      return isFree;
    });
  }
}
