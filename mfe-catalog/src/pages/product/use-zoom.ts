import { useLayoutEffect, useRef, useState, type PointerEvent, type TouchEvent } from 'react';

export const MIN_SCALE = 1;
export const MAX_SCALE = 4;
const STEP = 1.5;

interface Point {
  x: number;
  y: number;
}

/** Two fingers on the picture: their distance and the scale at the beginning. */
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
 * Scales a picture inside the scrolling element of `area`. The point under the fingers or the
 * pointer keeps its place; without them the middle does.
 */
export function useZoom<Area extends HTMLElement>() {
  const area = useRef<Area>(null);
  const [scale, setScale] = useState(MIN_SCALE);
  const anchor = useRef<{ scale: number; point: Point } | null>(null);
  const pinch = useRef<Pinch | null>(null);

  useLayoutEffect(() => {
    const box = area.current;
    if (!box || !anchor.current) return;
    const { scale: before, point } = anchor.current;
    const ratio = scale / before;
    box.scrollLeft = (box.scrollLeft + point.x) * ratio - point.x;
    box.scrollTop = (box.scrollTop + point.y) * ratio - point.y;
    anchor.current = null;
  }, [scale]);

  const zoomTo = (wanted: number, client?: Point) => {
    const next = clampScale(wanted);
    const box = area.current?.getBoundingClientRect();
    if (!box || next === scale) return;
    const point = client ? { x: client.x - box.left, y: client.y - box.top } : { x: box.width / 2, y: box.height / 2 };
    anchor.current = { scale, point };
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

/** A pointer that moves less is still a click. */
const CLICK_PX = 4;

/**
 * Lets a mouse drag a picture that does not fit; fingers scroll it natively. `onClick` is called
 * for presses without a drag.
 */
export function useDrag(onClick: (point: { x: number; y: number }) => void) {
  const moved = useRef<number | null>(null);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      moved.current = event.button === 0 ? 0 : null;
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ pointerType, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
      if (moved.current === null) return;
      moved.current += Math.abs(movementX) + Math.abs(movementY);
      if (pointerType === 'mouse') currentTarget.scrollBy(-movementX, -movementY);
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const wasClick = moved.current !== null && moved.current <= CLICK_PX;
      moved.current = null;
      if (wasClick) onClick({ x: clientX, y: clientY });
    },
    // The browser has taken the fingers over for scrolling.
    onPointerCancel: () => {
      moved.current = null;
    },
  };
}
