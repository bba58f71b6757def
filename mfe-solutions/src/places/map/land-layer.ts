import { GridLayer, type Coords, type DoneCallback } from 'leaflet';
import type { Position } from '../distance';
import { paintLand, TILE_SIZE, type TickColors } from './land-ticks';

/** Time that painting may take of one frame: the map stays quick under the finger. */
const FRAME_BUDGET_MS = 8;

function readColors(): TickColors {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return { far: token('--neutral-300'), near: token('--neutral-600') };
}

/** The base map: land as a field of ticks, painted here, so that no third party is asked for pictures. */
export class LandLayer extends GridLayer {
  private readonly colors = readColors();
  private readonly waiting: (() => void)[] = [];
  private points: readonly Position[] = [];

  constructor() {
    super({ tileSize: TILE_SIZE, keepBuffer: 1, updateWhenZooming: false });
  }

  /** Where the land is dark. */
  showNear(points: readonly Position[]): void {
    this.points = points;
    this.redraw();
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const ratio = window.devicePixelRatio;
    canvas.width = TILE_SIZE * ratio;
    canvas.height = TILE_SIZE * ratio;
    this.waiting.push(() => {
      paintLand(canvas, coords, ratio, this.colors, this.points);
      done(undefined, canvas);
    });
    if (this.waiting.length === 1) requestAnimationFrame(this.paintSome);
    return canvas;
  }

  private readonly paintSome = () => {
    const end = performance.now() + FRAME_BUDGET_MS;
    while (this.waiting.length > 0 && performance.now() < end) this.waiting.shift()?.();
    if (this.waiting.length > 0) requestAnimationFrame(this.paintSome);
  };
}
