import { Marker, type LatLng, type Map as LeafletMap } from 'leaflet';
import type { ShownPlace } from '../place';
import { citiesOf } from './cities';
import { ElementIcon } from './marker-button';
import { MARKER } from './map.styles';

/** An occupied rectangle of the map. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a marker stands for: one place, or a cluster of several. */
export interface Named {
  at: LatLng;
  places: readonly ShownPlace[];
}

/** From this zoom on, the window shows about one city: places have names instead of cities. */
const CITY_ZOOM = 9;

/** The proper name of a place: `«Риска»` of `Установочный центр «Риска»`. */
export function shortTitle(title: string): string {
  return /«.+»/.exec(title)?.[0] ?? title;
}

/**
 * One name per marker, those of the largest clusters first. No city is named twice.
 * @returns names by the number of the marker
 */
export function namesOf(markers: readonly Pick<Named, 'places'>[], zoom: number): Map<number, string> {
  const names = new Map<number, string>();
  const used = new Set<string>();
  const largestFirst = [...markers.keys()].toSorted(
    (one, other) => (markers[other]?.places.length ?? 0) - (markers[one]?.places.length ?? 0),
  );
  for (const index of largestFirst) {
    const { places } = markers[index] ?? { places: [] };
    const [only] = places;
    const isPlace = zoom >= CITY_ZOOM && places.length === 1;
    const name = isPlace && only ? shortTitle(only.title) : citiesOf(places)[0];
    if (!name || used.has(name)) continue;
    used.add(name);
    names.set(index, name);
  }
  return names;
}

const areApart = (one: Box, other: Box) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

const SIDES = ['below', 'right', 'left', 'above'] as const;
type Side = (typeof SIDES)[number];

const LINE_PX = 18;
/** From the foot of a marker to a name below or above it, and from its axis to a name beside it. */
const BELOW_PX = 4;
const ABOVE_PX = 48;
const BESIDE_PX = { place: 14, cluster: 26 };
/** The middle of a marker's head above its foot. */
const HEAD_PX = { place: 29, cluster: 28 };

/** Where a name of this width would be, relative to the foot of its marker. */
export function boxOf(side: Side, { x, y }: { x: number; y: number }, width: number, kind: 'place' | 'cluster'): Box {
  if (side === 'below')
    return { left: x - width / 2, right: x + width / 2, top: y + BELOW_PX, bottom: y + BELOW_PX + LINE_PX };
  if (side === 'above')
    return { left: x - width / 2, right: x + width / 2, top: y - ABOVE_PX - LINE_PX, bottom: y - ABOVE_PX };
  const middle = y - HEAD_PX[kind];
  const left = side === 'right' ? x + BESIDE_PX[kind] : x - BESIDE_PX[kind] - width;
  return { left, right: left + width, top: middle - LINE_PX / 2, bottom: middle + LINE_PX / 2 };
}

function nameElement(name: string, side: Side, kind: 'place' | 'cluster'): HTMLElement {
  const words = document.createElement('span');
  words.className = MARKER.name;
  words.dataset.side = side;
  words.dataset.kind = kind;
  words.textContent = name;
  // Screen readers read the names in the label of the marker and in the list of places.
  words.setAttribute('aria-hidden', 'true');
  return words;
}

function measurer(container: HTMLElement): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `440 13px ${getComputedStyle(container).fontFamily}`;
  const widths = new Map<string, number>();
  return (text) => {
    const width = widths.get(text) ?? Math.ceil(context?.measureText(text).width ?? text.length * 8);
    widths.set(text, width);
    return width;
  };
}

/** The names of markers, as many as fit: below the marker, beside its head or above it. */
export class MarkerNames {
  private shown = new Map<string, Marker>();
  private readonly widthOf: (text: string) => number;

  constructor(private readonly map: LeafletMap) {
    this.widthOf = measurer(map.getContainer());
  }

  /** @param taken boxes that names must not cover: a marker is more important than a name */
  update(markers: readonly Named[], taken: readonly Box[]): void {
    const next = new Map<string, Marker>();
    const occupied = [...taken];
    for (const [index, name] of namesOf(markers, this.map.getZoom())) {
      const named = markers[index];
      if (!named) continue;
      const kind = named.places.length > 1 ? 'cluster' : 'place';
      const side = this.freeSide(named.at, name, kind, occupied);
      if (!side) continue;
      const key = [name, side, kind, named.at].join('|');
      next.set(key, this.shown.get(key) ?? this.add(named.at, nameElement(name, side, kind)));
    }
    for (const [key, marker] of this.shown) if (!next.has(key)) marker.remove();
    this.shown = next;
  }

  private freeSide(at: LatLng, name: string, kind: 'place' | 'cluster', occupied: Box[]): Side | undefined {
    const foot = this.map.latLngToContainerPoint(at);
    const { x: width, y: height } = this.map.getSize();
    const window: Box = { left: 0, right: width, top: 0, bottom: height };
    return SIDES.find((side) => {
      const box = boxOf(side, foot, this.widthOf(name), kind);
      const isInside = box.left >= window.left && box.right <= window.right && box.bottom <= window.bottom;
      const isFree = isInside && occupied.every((other) => areApart(box, other));
      if (isFree) occupied.push(box);
      return isFree;
    });
  }

  private add(at: LatLng, element: HTMLElement): Marker {
    const icon = new ElementIcon(element);
    return new Marker(at, { icon, interactive: false, keyboard: false, pane: 'shadowPane' }).addTo(this.map);
  }
}
