import { latLngBounds, Marker, type Map as LeafletMap } from 'leaflet';
import Supercluster from 'supercluster';
import type { ShownPlace } from '../place';
import { byCity, centreOf } from './cities';
import type { FrameQueue } from './frame-queue';
import type { Box, Named } from './marker-names';
import { MARKER } from './map.styles';
import { clusterLabel, createMarkerButton, ElementIcon, placeLabel } from './marker-button';

/** The least distance between the centres of markers, in pixels: about the width of a finger. */
const APART_PX = 48;
/**
 * The part of the window's size that is drawn beyond its edges, so that dragging shows markers at
 * once.
 */
const BEYOND = 0.25;

/** The height of the tick below a number. It is thin, so a name fits next to it. */
const TICK_PX = 12;

/** Places that stay one marker at every zoom. */
interface UnitProps {
  unit: readonly [ShownPlace, ...ShownPlace[]];
}

interface Shown {
  marker: Marker;
  button: HTMLButtonElement;
  ids: ReadonlySet<number>;
  places: readonly ShownPlace[];
}

interface MarkerHandlers {
  onSelect: (placeId: number) => void;
  /** Called for a marker that stands for all places of a city. */
  onCity: (city: string) => void;
  onPoint: (placeId: number | null) => void;
  /** Called when other markers are shown. */
  onUpdate: () => void;
}

type Found = ReturnType<Supercluster<UnitProps>['getClusters']>[number];

function indexOf(units: readonly UnitProps['unit'][], maxZoom: number): Supercluster<UnitProps> {
  const index = new Supercluster<UnitProps>({ radius: APART_PX, extent: 256, maxZoom: maxZoom - 1 });
  return index.load(
    units.map((unit) => {
      const { latitude, longitude } = centreOf(unit);
      const geometry = { type: 'Point' as const, coordinates: [longitude, latitude] };
      return { type: 'Feature' as const, properties: { unit }, geometry };
    }),
  );
}

const keyOf = ({ properties }: Found) =>
  'cluster_id' in properties ? `number ${properties.cluster_id}` : `place ${properties.unit[0].id}`;

/** How the places of a map become markers. */
export interface MarkerOptions {
  /** The highest zoom of the map. */
  maxZoom: number;
  /** True if a city is one marker however near it is. */
  areCitiesWhole: boolean;
}

/**
 * Shows places as buttons on the map. Places that would overlap share one button with their number.
 */
export class PlaceMarkers {
  private places: readonly ShownPlace[] = [];
  private index: Supercluster<UnitProps>;
  /** A newer update makes the jobs of an older one do nothing. */
  private lastUpdate = 0;
  private readonly shown = new Map<string, Shown>();
  private selected: (Shown & { id: number }) | null = null;
  private pointedId: number | null = null;

  constructor(
    private readonly map: LeafletMap,
    private readonly frames: FrameQueue,
    private readonly options: MarkerOptions,
    private readonly handlers: MarkerHandlers,
  ) {
    this.index = indexOf([], options.maxZoom);
    map.on('moveend', this.updateSoon);
  }

  show(places: readonly ShownPlace[]): void {
    this.places = places;
    this.renew();
  }

  /** Marks one place. No cluster includes it then. */
  select(place: ShownPlace | null): void {
    const hadFocus = this.map.getPanes().markerPane.contains(document.activeElement);
    this.selected?.marker.remove();
    this.selected = place && { id: place.id, ...this.addPlace(place, `${MARKER.place} ${MARKER.selected}`) };
    // The pressed marker is about to go: the keyboard continues from the one in its place.
    if (hadFocus) this.selected?.button.focus({ preventScroll: true });
    this.renew();
  }

  /** Marks the place that is hovered in the list, or its cluster. */
  point(id: number | null): void {
    this.pointedId = id;
    for (const shown of this.shown.values()) this.mark(shown);
  }

  private mark({ button, ids }: Shown) {
    button.classList.toggle(MARKER.pointed, this.pointedId !== null && ids.has(this.pointedId));
  }

  private renew() {
    const others = this.places.filter(({ id }) => id !== this.selected?.id);
    const units = this.options.areCitiesWhole ? [...byCity(others).values()] : others.map((place) => [place] as const);
    this.index = indexOf(units, this.options.maxZoom);
    for (const { marker } of this.shown.values()) marker.remove();
    this.shown.clear();
    this.updateSoon();
  }

  /**
   * Leaves it to the next frames: the end of a zoom is busy enough without hundreds of markers.
   */
  private readonly updateSoon = () => {
    this.lastUpdate += 1;
    this.inFrames(() => this.update());
  };

  private inFrames(job: () => void) {
    const { lastUpdate } = this;
    this.frames.add(() => {
      if (lastUpdate === this.lastUpdate) job();
    });
  }

  private update() {
    const found = new Map(this.found().map((item) => [keyOf(item), item]));
    const hadFocus = document.activeElement;
    for (const [key, { marker }] of this.shown) {
      if (found.has(key)) continue;
      marker.remove();
      this.shown.delete(key);
    }
    // The marker with the focus is part of a cluster now. Keyboard users continue from the map.
    if (hadFocus && !hadFocus.isConnected) this.map.getContainer().focus({ preventScroll: true });
    for (const [key, item] of found) {
      if (!this.shown.has(key)) this.inFrames(() => this.shown.set(key, this.add(item)));
    }
    this.inFrames(this.handlers.onUpdate);
  }

  /** The rectangles that the markers occupy. */
  boxes(): Box[] {
    const all = this.selected ? [...this.shown.values(), this.selected] : [...this.shown.values()];
    return all.map(({ marker, ids }) => {
      const { x, y } = this.map.latLngToContainerPoint(marker.getLatLng());
      const half = ids.size > 1 ? 22 : 9;
      return { left: x - half, right: x + half, top: y - 46, bottom: y - TICK_PX };
    });
  }

  /** The markers in sight, for their names. */
  named(): Named[] {
    const bounds = this.map.getBounds();
    const all = this.selected ? [...this.shown.values(), this.selected] : [...this.shown.values()];
    const markers = all.map(({ marker, places }) => ({ at: marker.getLatLng(), places }));
    return markers.filter(({ at }) => bounds.contains(at));
  }

  private found(): Found[] {
    const bounds = this.map.getBounds().pad(BEYOND);
    return this.index.getClusters(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      Math.round(this.map.getZoom()),
    );
  }

  private add(found: Found): Shown {
    const { properties } = found;
    const [longitude = 0, latitude = 0] = found.geometry.coordinates;
    if ('cluster_id' in properties) {
      const id = properties.cluster_id;
      const places = this.index.getLeaves(id, Infinity).flatMap((leaf) => leaf.properties.unit);
      return this.addNumber(places, [latitude, longitude], () => this.openCluster(id, places));
    }
    const { unit } = properties;
    const [place] = unit;
    if (unit.length === 1) return this.addPlace(place, MARKER.place);
    return this.addNumber(unit, [latitude, longitude], () => this.handlers.onCity(place.city));
  }

  private addNumber(places: readonly ShownPlace[], at: [number, number], onPress: () => void): Shown {
    const button = createMarkerButton({
      label: clusterLabel(places),
      text: String(places.length),
      className: MARKER.cluster,
      onPress,
      onPoint: () => undefined,
    });
    return this.addMarker(button, at, places);
  }

  private addPlace(place: ShownPlace, className: string): Shown {
    const { latitude, longitude } = place.location;
    const button = createMarkerButton({
      label: placeLabel(place),
      text: '',
      className,
      onPress: () => this.handlers.onSelect(place.id),
      onPoint: (isPointed) => this.handlers.onPoint(isPointed ? place.id : null),
    });
    return this.addMarker(button, [latitude, longitude], [place]);
  }

  private addMarker(button: HTMLButtonElement, at: [number, number], places: readonly ShownPlace[]): Shown {
    const icon = new ElementIcon(button);
    const marker = new Marker(at, { icon, interactive: false, keyboard: false }).addTo(this.map);
    const shown = { marker, button, places, ids: new Set(places.map(({ id }) => id)) };
    button.addEventListener('focus', () => this.keepInView(marker));
    this.mark(shown);
    return shown;
  }

  /**
   * The keyboard may reach a marker beyond the edge. The browser would scroll the box of the map to
   * it, and the map would not know; so the map itself moves.
   */
  private keepInView(marker: Marker) {
    const container = this.map.getContainer();
    for (const box of [container, container.parentElement]) box?.scrollTo(0, 0);
    this.map.panInside(marker.getLatLng(), { paddingTopLeft: [40, 64], paddingBottomRight: [40, 40] });
  }

  private openCluster(id: number, places: readonly ShownPlace[]) {
    const bounds = latLngBounds(places.map(({ location }) => [location.latitude, location.longitude]));
    const zoom = Math.max(this.index.getClusterExpansionZoom(id), this.map.getBoundsZoom(bounds) - 1);
    this.map.setView(bounds.getCenter(), Math.min(zoom, this.options.maxZoom));
  }
}
