import { Icon } from 'leaflet';

/** A marker out of any element: its frame has no size and stands at the point, styles say where the element does. */
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
    // Leaflet takes null for "none", which its types leave out.
    return null as unknown as HTMLElement;
  }
}
