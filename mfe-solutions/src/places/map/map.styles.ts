import styled from 'styled-components';
import { media, tickField } from '@shop/shared/ui';

/** Classes of the elements that the map creates without React. */
export const MARKER = {
  cluster: 'places-cluster',
  place: 'places-place',
  selected: 'is-selected',
  pointed: 'is-pointed',
  name: 'places-name',
  visitor: 'places-visitor',
  scale: 'places-scale',
} as const;

/**
 * The rules of Leaflet's style sheet for the parts used here, and the styles of the shop's markers.
 */
export const MapFrame = styled.div`
  position: absolute;
  inset: 0;
  isolation: isolate;

  & .leaflet-container {
    position: absolute;
    inset: 0;
    overflow: hidden;
    background: var(--c-stage);
    -webkit-tap-highlight-color: transparent;
  }

  & .leaflet-container:focus-visible {
    outline-offset: -4px;
  }

  /* One finger scrolls the page; Leaflet handles two. */
  & .leaflet-touch-zoom {
    touch-action: pan-x pan-y;
  }

  & .leaflet-grab {
    cursor: grab;
  }

  & .leaflet-dragging .leaflet-grab {
    cursor: grabbing;
  }

  & .leaflet-pane,
  & .leaflet-layer,
  & .leaflet-tile,
  & .leaflet-tile-container,
  & .leaflet-marker-icon,
  & .leaflet-zoom-box {
    position: absolute;
    left: 0;
    top: 0;
    -webkit-user-select: none;
    user-select: none;
  }

  & .leaflet-tile {
    max-width: none;
    max-height: none;
    visibility: hidden;
  }

  & .leaflet-tile-loaded {
    visibility: inherit;
  }

  & .leaflet-tile-pane {
    z-index: 200;
  }

  & .leaflet-shadow-pane {
    z-index: 500;
  }

  & .leaflet-marker-pane {
    z-index: 600;
  }

  & .leaflet-tile,
  & .leaflet-marker-icon {
    pointer-events: none;
  }

  & .leaflet-zoom-animated {
    transform-origin: 0 0;
  }

  & .leaflet-zoom-anim .leaflet-zoom-animated {
    will-change: transform;
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }

  & .leaflet-zoom-anim .leaflet-tile,
  & .leaflet-pan-anim .leaflet-tile {
    transition: none;
  }

  & .leaflet-zoom-box {
    border: 2px dotted var(--c-text);
  }

  & .leaflet-marker-icon > * {
    position: absolute;
    pointer-events: auto;
  }

  /* Its foot is on the place. */
  & .${MARKER.cluster} {
    left: 0;
    bottom: 12px;
    display: grid;
    place-items: center;
    min-width: 36px;
    height: 32px;
    padding: 0 8px;
    background: var(--c-primary);
    border-radius: var(--r-1);
    box-shadow:
      0 0 0 2px var(--neutral-0),
      var(--shadow-2);
    color: var(--c-on-primary);
    font-size: 14px;
    font-weight: var(--w-medium);
    font-variant-numeric: tabular-nums;
    line-height: 1;
    transform: translateX(-50%);
  }

  & .${MARKER.cluster}::after {
    content: '';
    position: absolute;
    left: 50%;
    top: 100%;
    width: 2px;
    height: 12px;
    margin-left: -1px;
    background: inherit;
  }

  & .${MARKER.cluster}:hover {
    background: var(--c-primary-hover);
  }

  & .${MARKER.place} {
    left: 0;
    bottom: 0;
    width: 28px;
    height: 36px;
    color: var(--c-primary);
    transform: translateX(-50%);
  }

  & .${MARKER.place}::before {
    content: '';
    position: absolute;
    left: 50%;
    top: 0;
    width: 14px;
    height: 14px;
    margin-left: -7px;
    background: currentColor;
    border-radius: var(--r-1);
    box-shadow: 0 0 0 2px var(--neutral-0);
  }

  & .${MARKER.place}::after {
    content: '';
    position: absolute;
    left: 50%;
    top: 12px;
    bottom: 0;
    width: 3px;
    margin-left: -1.5px;
    background: currentColor;
  }

  & .${MARKER.place}:hover {
    color: var(--c-primary-hover);
  }

  & .${MARKER.selected} {
    height: 44px;
    color: var(--c-text);
  }

  & .${MARKER.selected}::before {
    width: 22px;
    height: 22px;
    margin-left: -11px;
  }

  & .${MARKER.pointed}.${MARKER.cluster} {
    background: var(--c-text);
  }

  & .${MARKER.pointed}.${MARKER.place} {
    color: var(--c-text);
  }

  & .${MARKER.name} {
    top: 4px;
    left: 0;
    color: var(--c-text);
    font-size: 13px;
    line-height: 18px;
    white-space: nowrap;
    background: var(--c-stage);
    box-shadow: 0 0 0 2px var(--c-stage);
    transform: translateX(-50%);
    pointer-events: none;
  }

  & .${MARKER.name}[data-side='above'] {
    top: -66px;
  }

  /* The head of the marker is this far above its foot. */
  & .${MARKER.name}[data-side='right'] {
    top: -38px;
    left: 14px;
    transform: none;
  }

  & .${MARKER.name}[data-side='left'] {
    top: -38px;
    right: 14px;
    left: auto;
    transform: none;
  }

  & .${MARKER.name}[data-kind='cluster'][data-side='right'] {
    top: -37px;
    left: 26px;
  }

  & .${MARKER.name}[data-kind='cluster'][data-side='left'] {
    top: -37px;
    right: 26px;
  }

  /* A part of the shop's scale: it ends with a long tick on each side. */
  & .${MARKER.scale} {
    position: absolute;
    right: 24px;
    bottom: 20px;
    z-index: 1000;
    padding-bottom: 8px;
    background:
      linear-gradient(var(--c-text), var(--c-text)) 0 100% / 1px 8px no-repeat,
      linear-gradient(var(--c-text), var(--c-text)) 100% 100% / 1px 8px no-repeat,
      ${tickField('var(--neutral-500)', '4px', '10%')};
    color: var(--c-text-2);
    font: 400 11px / 16px var(--font-mono);
    text-align: right;
    white-space: nowrap;
    pointer-events: none;
  }

  & .${MARKER.visitor} {
    left: -9px;
    top: -9px;
    width: 18px;
    height: 18px;
    background: var(--c-text);
    border: 3px solid var(--neutral-0);
    border-radius: 50%;
    box-shadow: var(--shadow-2);
  }
`;

export const ZoomButtons = styled.div`
  position: absolute;
  top: 24px;
  right: 24px;
  z-index: 1000;
  display: grid;
  background: var(--c-surface);
  border: 1px solid var(--c-control);
  border-radius: var(--r-1);

  & > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
  }

  & > button + button {
    border-top: 1px solid var(--c-line);
  }

  & > button:hover {
    background: var(--c-stage);
  }

  @media ${media.phone} {
    top: 16px;
    right: 16px;
  }
`;

export const Attribution = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: 1000;
  padding: 0 8px;
  background: var(--c-surface);
  font-size: 13px;
  line-height: 20px;
`;

/** Above the map, over the whole of it. */
export const TouchHint = styled.p`
  position: absolute;
  inset: 0;
  z-index: 1000;
  display: grid;
  place-items: center;
  padding: 24px;
  background: color-mix(in srgb, var(--c-surface-dark) 72%, transparent);
  color: var(--c-text-inverse);
  font-size: 18px;
  line-height: 24px;
  text-align: center;
  pointer-events: none;
`;
