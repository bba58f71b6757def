import { latLngBounds, Map as LeafletMap, Marker, TileLayer, type LatLngTuple } from 'leaflet';
import { nearestFirst, type Position } from '../position';
import type { ShownPlace } from '../place';
import { createFrameQueue, type FrameQueue } from './frame-queue';
import { ElementIcon } from './marker-button';
import { LandLayer } from './land-layer';
import { MarkerNames } from './marker-names';
import { MARKER } from './map.styles';
import { PlaceMarkers } from './place-markers';
import { addScaleBar } from './scale-bar';
import { pressedPosition } from './pressed-position';
import { leaveOneFingerToPage } from './touch';
import { createViewQueue } from './view-queue';

/** The country fits into a phone's window at this zoom. */
const MIN_ZOOM = 2;

interface Zooms {
  max: number;
  /** For one place and its surroundings. */
  place: number;
}

const TILE_ZOOMS: Zooms = { max: 17, place: 10 };
/**
 * The drawn land has no rivers and no streets. Nearer than this it would be an empty field, and the
 * list says where a place is in its city.
 */
const LAND_ZOOMS: Zooms = { max: 8, place: 6 };
/** The points of one city: the land says nothing there, but the distances between them do. */
const POINTS_ZOOMS: Zooms = { max: 14, place: 10 };

/**
 * The map can be dragged within these limits: from Kaliningrad to Chukotka, with some land around.
 */
const LIMITS: [LatLngTuple, LatLngTuple] = [
  [20, -30],
  [84, 220],
];
/** Markers are above their points and need this room. */
const PADDING = { paddingTopLeft: [40, 64], paddingBottomRight: [40, 40] } satisfies Record<string, [number, number]>;
/** Below this width of the map, the card is as wide as the map. */
const NARROW_PX = 600;
/** The first view of a visitor's position includes this many of the nearest places. */
const NEAREST = 3;

interface MapOptions {
  /** Address pattern of map tiles. Null: the map draws the land itself. */
  tilesUrl: string | null;
  /** A card about the selected place covers a part of the map. */
  hasCard: boolean;
  onSelect: (placeId: number) => void;
  /** Called when a city with several places is chosen. Absent for a map of one city's points. */
  onCity?: ((city: string) => void) | undefined;
  onPoint: (placeId: number | null) => void;
  /** Called with the place of a press beside the markers. Absent where nothing is placed. */
  onPlace?: ((position: Position) => void) | undefined;
  /** Called when one finger moves over the map, because the map moves with two. */
  onHint: (isShown: boolean) => void;
}

export interface PlacesMapHandle {
  /** Shows these places. With a position, the view fits the nearest of them. */
  show: (places: readonly ShownPlace[], position: Position | null) => void;
  select: (place: ShownPlace | null) => void;
  point: (placeId: number | null) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  remove: () => void;
}

const pointOf = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude];

/** Shows all points, and no more than needed around them. */
function fit(map: LeafletMap, points: readonly Position[], options: { animate?: false; maxZoom: number }) {
  if (points.length === 0) return;
  map.fitBounds(latLngBounds(points.map(pointOf)), { ...PADDING, ...options });
}

/** On a narrow map the card covers the lower half, so the place moves to the upper half. */
function lookAt(map: LeafletMap, position: Position, placeZoom: number) {
  const zoom = Math.max(map.getZoom(), placeZoom);
  const { x: width, y: height } = map.getSize();
  const down = width < NARROW_PX ? height / 5 : 0;
  map.setView(map.unproject(map.project(pointOf(position), zoom).add([0, down]), zoom), zoom);
}

function createLeafletMap(container: HTMLElement, maxZoom: number): LeafletMap {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(container, {
    minZoom: MIN_ZOOM,
    maxZoom,
    maxBounds: LIMITS,
    maxBoundsViscosity: 0.8,
    // Both assign HTML as text, which the content security policy forbids.
    attributionControl: false,
    zoomControl: false,
    // The wheel scrolls the page until the map has the focus.
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

/** Draws the land and the names of markers, unless map tiles show both. */
function createBase(map: LeafletMap, frames: FrameQueue, tilesUrl: string | null) {
  if (tilesUrl) {
    new TileLayer(tilesUrl, { maxZoom: TILE_ZOOMS.max, updateWhenZooming: false }).addTo(map);
    return null;
  }
  return { land: new LandLayer(frames), names: new MarkerNames(map) };
}

function visitorMarker(position: Position): Marker {
  const dot = document.createElement('span');
  dot.className = MARKER.visitor;
  return new Marker(pointOf(position), { icon: new ElementIcon(dot), interactive: false, keyboard: false });
}

/** Creates a map of places inside `container`. */
export function createPlacesMap(
  container: HTMLElement,
  { tilesUrl, hasCard, onSelect, onCity, onPoint, onPlace, onHint }: MapOptions,
): PlacesMapHandle {
  const landZooms = onCity ? LAND_ZOOMS : POINTS_ZOOMS;
  const zooms = tilesUrl ? TILE_ZOOMS : landZooms;
  const map = createLeafletMap(container, zooms.max);
  const showView = createViewQueue(map);
  const frames = createFrameQueue();
  const base = createBase(map, frames, tilesUrl);
  const areCitiesWhole = !tilesUrl && Boolean(onCity);
  const markers = new PlaceMarkers(
    map,
    frames,
    { maxZoom: zooms.max, areCitiesWhole },
    {
      onSelect,
      onCity: (city) => onCity?.(city),
      onPoint,
      onUpdate: () => base?.names.update(markers.named(), markers.boxes()),
    },
  );
  addScaleBar(map);
  const stopTouch = leaveOneFingerToPage(map, onHint);
  if (onPlace) map.on('click', ({ latlng }) => onPlace(pressedPosition(latlng)));
  let visitor: Marker | null = null;
  let shown = '';

  return {
    show(places, position) {
      // The whole list often brings the same places again. The visitor keeps the view then.
      const key = JSON.stringify([position, places.map(({ id, location }) => [id, location])]);
      if (key === shown) return;
      // Whoever places a point looks at where it is already.
      const isInView = places.every(({ location }) => map.getBounds().contains(pointOf(location)));
      const isPlaced = onPlace && shown !== '' && isInView;
      // Leaflet ignores a press on a cluster while a zoom moves, so the first view does not move.
      const motion = shown === '' ? { animate: false as const } : {};
      shown = key;
      markers.show(places);
      visitor?.remove();
      visitor = position && visitorMarker(position).addTo(map);
      const nearest = position && nearestFirst(places, position).slice(0, NEAREST);
      const seen = places.map(({ location }) => location);
      const fitted = nearest ? [position, ...nearest.map(({ location }) => location)] : seen;
      if (!isPlaced) showView(() => fit(map, fitted, { ...motion, maxZoom: zooms.place }));
      // Last, because the land is painted for the window as it is now.
      base?.land.showNear(places);
      base?.land.addTo(map);
    },
    select(place) {
      markers.select(place);
      if (place && hasCard) showView(() => lookAt(map, place.location, zooms.place));
      else if (place) map.panInside(pointOf(place.location), PADDING);
    },
    point: (placeId) => markers.point(placeId),
    zoomIn: () => void map.zoomIn(),
    zoomOut: () => void map.zoomOut(),
    remove() {
      stopTouch();
      frames.stop();
      map.remove();
    },
  };
}
