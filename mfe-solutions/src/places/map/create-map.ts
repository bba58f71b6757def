import { latLngBounds, Map as LeafletMap, Marker, TileLayer, type LatLngBounds, type LatLngTuple } from 'leaflet';
import { nearestFirst, type Position } from '../distance';
import type { ShownPlace } from '../place';
import { CityNames, citiesOf } from './city-names';
import { ElementIcon } from './element-icon';
import { LandLayer } from './land-layer';
import { MARKER } from './map-style';
import { PlaceMarkers } from './place-markers';
import { MAX_ZOOM, MIN_ZOOM, PLACE_ZOOM } from './zoom';

/** As far as one can drag it: places from Kaliningrad to Chukotka, with land round them. */
const LIMITS: [LatLngTuple, LatLngTuple] = [
  [20, -30],
  [84, 220],
];
/** Room for markers, which stand above their points. */
const PADDING = { paddingTopLeft: [40, 64], paddingBottomRight: [40, 40] } satisfies Record<string, [number, number]>;
/** Below this width the card takes the whole of it. */
const NARROW_PX = 600;
/** So many of the nearest places are shown together with the visitor. */
const NEAREST = 3;

export interface MapOptions {
  /** Pattern of pictures that lie under the markers; null: the land is drawn here. */
  tilesUrl: string | null;
  onSelect: (placeId: number) => void;
  onPoint: (placeId: number | null) => void;
}

export interface PlacesMapHandle {
  /** Shows these places, all of them or those next to the visitor. */
  show: (places: readonly ShownPlace[], position: Position | null) => void;
  select: (place: ShownPlace | null) => void;
  point: (placeId: number | null) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  remove: () => void;
}

const pointOf = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude];

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function fitsIntoWindow(map: LeafletMap, bounds: LatLngBounds): boolean {
  const corner = map.project(bounds.getNorthWest(), MIN_ZOOM);
  return map.getSize().contains(map.project(bounds.getSouthEast(), MIN_ZOOM).subtract(corner));
}

/** All points in one view; where the window is too small for that, those in the middle. */
function fit(map: LeafletMap, points: readonly Position[]) {
  if (points.length === 0) return;
  const bounds = latLngBounds(points.map(pointOf));
  if (fitsIntoWindow(map, bounds)) {
    map.fitBounds(bounds, { ...PADDING, maxZoom: PLACE_ZOOM });
    return;
  }
  const latitude = medianOf(points.map((point) => point.latitude));
  const longitude = medianOf(points.map((point) => point.longitude));
  map.setView([latitude, longitude], MIN_ZOOM);
}

/** In a narrow window the card covers the lower half: the place then stands in the upper one. */
function lookAt(map: LeafletMap, position: Position) {
  const zoom = Math.max(map.getZoom(), PLACE_ZOOM);
  const { x: width, y: height } = map.getSize();
  const down = width < NARROW_PX ? height / 5 : 0;
  map.setView(map.unproject(map.project(pointOf(position), zoom).add([0, down]), zoom), zoom);
}

function createLeafletMap(container: HTMLElement): LeafletMap {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(container, {
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: LIMITS,
    maxBoundsViscosity: 0.8,
    // Both write HTML as text, which the pages' policy forbids.
    attributionControl: false,
    zoomControl: false,
    // The wheel scrolls the page until the map is used.
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    markerZoomAnimation: !isStill,
    fadeAnimation: false,
    inertia: !isStill,
  });
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  map.setView([60, 60], MIN_ZOOM, { animate: false });
  return map;
}

/** Land and names of cities; pictures have both, and need none of them. */
function createBase(map: LeafletMap, tilesUrl: string | null) {
  if (tilesUrl) {
    new TileLayer(tilesUrl, { maxZoom: MAX_ZOOM, updateWhenZooming: false }).addTo(map);
    return null;
  }
  return { land: new LandLayer().addTo(map), names: new CityNames(map) };
}

function visitorMarker(position: Position): Marker {
  const dot = document.createElement('span');
  dot.className = MARKER.visitor;
  return new Marker(pointOf(position), { icon: new ElementIcon(dot), interactive: false, keyboard: false });
}

/** A map of places inside of `container`. */
export function createPlacesMap(container: HTMLElement, { tilesUrl, onSelect, onPoint }: MapOptions): PlacesMapHandle {
  const map = createLeafletMap(container);
  const base = createBase(map, tilesUrl);
  const markers = new PlaceMarkers(map, {
    onSelect,
    onPoint,
    onUpdate: () => base?.names.update(markers.boxes()),
  });
  let visitor: Marker | null = null;

  return {
    show(places, position) {
      const cities = citiesOf(places);
      base?.land.showNear(cities.map((city) => city.position));
      base?.names.show(cities);
      markers.show(places);
      visitor?.remove();
      visitor = position && visitorMarker(position).addTo(map);
      const nearest = position && nearestFirst(places, position).slice(0, NEAREST);
      fit(
        map,
        nearest ? [position, ...nearest.map(({ location }) => location)] : places.map(({ location }) => location),
      );
    },
    select(place) {
      markers.select(place);
      if (place) lookAt(map, place.location);
    },
    point: (placeId) => markers.point(placeId),
    zoomIn: () => void map.zoomIn(),
    zoomOut: () => void map.zoomOut(),
    remove() {
      markers.stop();
      map.remove();
    },
  };
}
