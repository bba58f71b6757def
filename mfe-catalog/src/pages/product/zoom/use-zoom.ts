import { useLayoutEffect, useRef, useState, type TouchEvent } from 'react';

export const MIN_SCALE = 1;
export const MAX_SCALE = 4;
const STEP = 1.5;

interface Point {
  x: number;
  y: number;
}

/** Two fingers on the picture: how far apart they began, and at what scale. */
interface Pinch {
  distance: number;
  scale: number;
}

function clampScale(scale: number): number {
  return Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));
}

function pinchOf({ touches }: TouchEvent): (Point & { distance: number }) | null {
  const first = touches[0];
  const second = touches[1];
  if (!first || !second) return null;
  return {
    x: (first.clientX + second.clientX) / 2,
    y: (first.clientY + second.clientY) / 2,
    distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
  };
}

/**
 * How large a picture is drawn inside the element of `area`, which scrolls. What lies under the fingers or the pointer
 * stays there while the scale changes; without them the middle does.
 */
export function useZoom<Area extends HTMLElement>() {
  const area = useRef<Area>(null);
  const [scale, setScale] = useState(MIN_SCALE);
  const held = useRef<{ scale: number; point: Point } | null>(null);
  const pinch = useRef<Pinch | null>(null);

  useLayoutEffect(() => {
    const box = area.current;
    if (!box || !held.current) return;
    const { scale: before, point } = held.current;
    const ratio = scale / before;
    box.scrollLeft = (box.scrollLeft + point.x) * ratio - point.x;
    box.scrollTop = (box.scrollTop + point.y) * ratio - point.y;
    held.current = null;
  }, [scale]);

  const zoomTo = (wanted: number, client?: Point) => {
    const next = clampScale(wanted);
    const box = area.current?.getBoundingClientRect();
    if (!box || next === scale) return;
    const point = client ? { x: client.x - box.left, y: client.y - box.top } : { x: box.width / 2, y: box.height / 2 };
    held.current = { scale, point };
    setScale(next);
  };

  return {
    area,
    scale,
    zoomTo,
    enlarge: () => zoomTo(scale * STEP),
    reduce: () => zoomTo(scale / STEP),
    pinchHandlers: {
      onTouchStart: (event: TouchEvent) => {
        const fingers = pinchOf(event);
        pinch.current = fingers && { distance: fingers.distance, scale };
      },
      onTouchMove: (event: TouchEvent) => {
        const fingers = pinchOf(event);
        if (fingers && pinch.current)
          zoomTo((pinch.current.scale * fingers.distance) / pinch.current.distance, fingers);
      },
      onTouchEnd: () => {
        pinch.current = null;
      },
    },
  };
}
