import { countOf } from '@shop/shared/format';
import { Icon } from 'leaflet';
import { addressOf, type ShownPlace } from '../place';
import { POINTS } from '../texts';
import { citiesOf } from './cities';

/**
 * Makes a marker from any element. Its frame is a point without size; styles place the element
 * around it.
 */
export class ElementIcon extends Icon {
  constructor(private readonly element: HTMLElement) {
    super({ iconUrl: '' });
  }

  override createIcon(): HTMLElement {
    const frame = document.createElement('div');
    frame.className = 'leaflet-marker-icon';
    frame.append(this.element);
    return frame;
  }

  override createShadow(): HTMLElement {
    // Leaflet accepts null for no shadow, but its types do not say so.
    return null as unknown as HTMLElement;
  }
}

const MOST_NAMES = 2;

/** `Сервис «Полный привод», Тюмень, ул. Республики, д. 252` */
export function placeLabel(place: ShownPlace): string {
  return `${place.title}, ${addressOf(place)}`;
}

/** `12 точек, Москва`. Of several cities it names those with most places. */
export function clusterLabel(places: readonly ShownPlace[]): string {
  const cities = citiesOf(places);
  const others = cities.length > MOST_NAMES ? ' и\u00A0другие города' : '';
  return `${countOf(places.length, POINTS)}, ${cities.slice(0, MOST_NAMES).join(', ')}${others}`;
}

/**
 * The map moves with a drag, so a drag that starts on a marker ends on it. Beyond this distance it
 * is no press.
 */
const DRAG_PX = 5;

interface MarkerButton {
  /** The name for screen readers, and the tooltip. */
  label: string;
  /** The number on the marker. */
  text: string;
  className: string;
  onPress: () => void;
  onPoint: (isPointed: boolean) => void;
}

/**
 * Creates the button of a marker. Mouse, touch and keyboard press it; dragging the map does not.
 */
export function createMarkerButton({ label, text, className, onPress, onPoint }: MarkerButton): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = text;
  button.title = label;
  button.setAttribute('aria-label', label);
  let down = { x: 0, y: 0 };
  button.addEventListener('pointerdown', ({ clientX, clientY }) => (down = { x: clientX, y: clientY }));
  button.addEventListener('click', ({ clientX, clientY, detail }) => {
    const isByKey = detail === 0;
    if (isByKey || Math.hypot(clientX - down.x, clientY - down.y) <= DRAG_PX) onPress();
  });
  // A double press of a marker must not zoom the map.
  button.addEventListener('dblclick', (event) => event.stopPropagation());
  for (const name of ['pointerenter', 'focus']) button.addEventListener(name, () => onPoint(true));
  for (const name of ['pointerleave', 'blur']) button.addEventListener(name, () => onPoint(false));
  return button;
}
