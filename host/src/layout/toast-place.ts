/** A rectangle of the window, in CSS pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEP = 8;
/** Air between a toast and a control, and between a toast and the edge of the window. */
const GAP = 8;
const EDGE = 16;

function sharedArea(one: Area, other: Area): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** A plain copy of an element's rectangle, whose own fields cannot be spread. */
export function areaOf(element: Element): Area {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

const grown = ({ left, top, width, height }: Area): Area => ({
  left: left - GAP,
  top: top - GAP,
  width: width + 2 * GAP,
  height: height + 2 * GAP,
});

/** The usual place first, then those nearest to it, in its own column before the others. */
function placesNear(home: Area, window: { width: number; height: number }): Area[] {
  const lefts = new Set([home.left, EDGE + GAP, (window.width - home.width) / 2]);
  const last = window.height - home.height - EDGE;
  const tops = new Set([home.top]);
  for (let distance = STEP; distance < window.height; distance += STEP) {
    for (const top of [home.top - distance, home.top + distance]) if (top >= EDGE && top <= last) tops.add(top);
  }
  const columns = [...lefts].filter((left) => left >= 0 && left + home.width <= window.width);
  return columns.flatMap((left) => [...tops].map((top) => ({ ...home, left, top })));
}

function coveredArea(place: Area, controls: readonly Area[]): number {
  return controls.reduce((sum, control) => sum + sharedArea(place, grown(control)), 0);
}

/** Whether a toast at this place covers no control. */
export function isFree(place: Area, controls: readonly Area[]): boolean {
  return coveredArea(place, controls) === 0;
}

/**
 * Where a toast covers no control, as near to its usual place as possible. Where it always covers
 * some, it covers the least of them.
 * @param home the usual place
 * @param controls what can be pressed in the window
 */
export function findToastPlace(home: Area, controls: readonly Area[], window: { width: number; height: number }): Area {
  let best = { place: home, covered: Infinity };
  for (const place of placesNear(home, window)) {
    const covered = coveredArea(place, controls);
    if (covered === 0) return place;
    if (covered < best.covered) best = { place, covered };
  }
  return best.place;
}

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="slider"], [tabindex="0"]';

// Safari before 17.4 and jsdom have no `checkVisibility`.
const isVisible = (control: Element) =>
  typeof control.checkVisibility !== 'function' || control.checkVisibility({ visibilityProperty: true });

/** The controls in the window that can be pressed now; those behind a dialog cannot. */
export function controlsInWindow(toasts: Element): Area[] {
  const scope = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document;
  return [...scope.querySelectorAll(CONTROLS)].flatMap((control) => {
    if (toasts.contains(control) || !isVisible(control)) return [];
    const area = areaOf(control);
    const isInWindow = area.width > 1 && area.height > 1 && area.top + area.height > 0 && area.top < innerHeight;
    return isInWindow ? [area] : [];
  });
}
