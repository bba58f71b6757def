import { latLngBounds, Marker, type Map as LeafletMap } from 'leaflet';
import Supercluster from 'supercluster';
import type { ShownPlace } from '../place';
import type { Box } from './city-names';
import { ElementIcon } from './element-icon';
import { MARKER } from './map-style';
import { createMarkerButton } from './marker-button';
import { clusterLabel, placeLabel } from './marker-words';
import { MAX_ZOOM } from './zoom';

/** Distance that centres of markers keep, in pixels: a finger is that wide. */
const APART_PX = 48;
/** Of the window, drawn beyond its edges: markers are there already when one drags the map. */
const BEYOND = 0.25;

/** The tick below a number: it is thin enough for words to stand beside it. */
const FOOT_PX = 12;

/** Time that markers may take of one frame: the map stays quick under the finger. */
const FRAME_BUDGET_MS = 8;

interface PlaceProps {
  place: ShownPlace;
}

interface Shown {
  marker: Marker;
  button: HTMLButtonElement;
  ids: ReadonlySet<number>;
}

interface MarkerHandlers {
  onSelect: (placeId: number) => void;
  onPoint: (placeId: number | null) => void;
  /** Other markers are shown now. */
  onUpdate: () => void;
}

type Found = ReturnType<Supercluster<PlaceProps>['getClusters']>[number];

function indexOf(places: readonly ShownPlace[]): Supercluster<PlaceProps> {
  const index = new Supercluster<PlaceProps>({ radius: APART_PX, extent: 256, maxZoom: MAX_ZOOM - 1 });
  return index.load(
    places.map((place) => ({
      type: 'Feature' as const,
      properties: { place },
      geometry: { type: 'Point' as const, coordinates: [place.location.longitude, place.location.latitude] },
    })),
  );
}

const keyOf = ({ properties }: Found) =>
  'cluster_id' in properties ? `number ${properties.cluster_id}` : `place ${properties.place.id}`;

/** Places as buttons on the map: those that would cover each other are one with their number. */
export class PlaceMarkers {
  private places: readonly ShownPlace[] = [];
  private index = indexOf([]);
  private frame = 0;
  private readonly shown = new Map<string, Shown>();
  private selected: (Shown & { id: number }) | null = null;
  private pointedId: number | null = null;

  constructor(
    private readonly map: LeafletMap,
    private readonly handlers: MarkerHandlers,
  ) {
    map.on('moveend', this.updateSoon);
  }

  show(places: readonly ShownPlace[]): void {
    this.places = places;
    this.renew();
  }

  /** Marks one place, which then counts in no number. */
  select(place: ShownPlace | null): void {
    this.selected?.marker.remove();
    this.selected = place && { id: place.id, ...this.addPlace(place, `${MARKER.place} ${MARKER.selected}`) };
    this.renew();
  }

  /** Marks the place that is pointed at in the list, or the number it is in. */
  point(id: number | null): void {
    this.pointedId = id;
    for (const shown of this.shown.values()) this.mark(shown);
  }

  private mark({ button, ids }: Shown) {
    button.classList.toggle(MARKER.pointed, this.pointedId !== null && ids.has(this.pointedId));
  }

  /** Ends what is still to be drawn: the map is going. */
  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private renew() {
    this.index = indexOf(this.places.filter(({ id }) => id !== this.selected?.id));
    for (const { marker } of this.shown.values()) marker.remove();
    this.shown.clear();
    this.updateSoon();
  }

  /** In a frame of its own: the end of a zoom has enough to do without hundreds of markers. */
  private readonly updateSoon = () => {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.update());
  };

  private update() {
    const found = new Map(this.found().map((item) => [keyOf(item), item]));
    const hadFocus = document.activeElement;
    for (const [key, { marker }] of this.shown) {
      if (found.has(key)) continue;
      marker.remove();
      this.shown.delete(key);
    }
    // Its marker has become part of another: whoever goes by keyboard goes on from the map.
    if (hadFocus && !hadFocus.isConnected) this.map.getContainer().focus({ preventScroll: true });
    this.addSome([...found].filter(([key]) => !this.shown.has(key)));
  }

  private addSome(waiting: [string, Found][]) {
    const end = performance.now() + FRAME_BUDGET_MS;
    while (performance.now() < end) {
      const next = waiting.pop();
      if (!next) {
        this.handlers.onUpdate();
        return;
      }
      this.shown.set(next[0], this.add(next[1]));
    }
    this.frame = requestAnimationFrame(() => this.addSome(waiting));
  }

  /** What the markers take of the window. */
  boxes(): Box[] {
    const all = this.selected ? [...this.shown.values(), this.selected] : [...this.shown.values()];
    return all.map(({ marker, ids }) => {
      const { x, y } = this.map.latLngToContainerPoint(marker.getLatLng());
      const half = ids.size > 1 ? 22 : 9;
      return { left: x - half, right: x + half, top: y - 46, bottom: y - FOOT_PX };
    });
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
    if (!('cluster_id' in properties)) return this.addPlace(properties.place, MARKER.place);
    const id = properties.cluster_id;
    const places = this.index.getLeaves(id, Infinity).map((leaf) => leaf.properties.place);
    const [longitude = 0, latitude = 0] = found.geometry.coordinates;
    const button = createMarkerButton({
      label: clusterLabel(places),
      text: String(places.length),
      className: MARKER.cluster,
      onPress: () => this.openCluster(id, places),
      onPoint: () => undefined,
    });
    return this.addMarker(button, [latitude, longitude], new Set(places.map((place) => place.id)));
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
    return this.addMarker(button, [latitude, longitude], new Set([place.id]));
  }

  private addMarker(button: HTMLButtonElement, at: [number, number], ids: ReadonlySet<number>): Shown {
    const icon = new ElementIcon(button);
    const marker = new Marker(at, { icon, interactive: false, keyboard: false }).addTo(this.map);
    const shown = { marker, button, ids };
    this.mark(shown);
    return shown;
  }

  private openCluster(id: number, places: readonly ShownPlace[]) {
    const bounds = latLngBounds(places.map(({ location }) => [location.latitude, location.longitude]));
    const zoom = Math.max(this.index.getClusterExpansionZoom(id), this.map.getBoundsZoom(bounds) - 1);
    this.map.setView(bounds.getCenter(), Math.min(zoom, MAX_ZOOM));
  }
}
