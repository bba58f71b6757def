import land from './land.json';
import type { Position } from '../distance';

/** Of the square that one call paints, in pixels of the page. */
export const TILE_SIZE = 512;

/** One tick each 8 px, one row each 12: the field that all scales of the shop are drawn with. */
const TICK = { stepX: 8, stepY: 12, length: 6 };
/** How far a point of sale darkens the land round it, and how far that is to be seen well. */
const REACH_KM = 950;
const NEAR_KM = 350;
const NEAR_PIXELS = 64;
/** Metres of one pixel at the equator, zoom 0, in the projection of web maps. */
const EQUATOR_METRES = 156_543;

export interface TickColors {
  far: string;
  /** As `#RRGGBB`. */
  near: string;
}

export interface TilePlace {
  x: number;
  y: number;
  /** Zoom. */
  z: number;
}

const CELLS: Readonly<Record<string, string>> = land.cells;
const paths = new Map<string, Path2D>();

function cellShape(key: string): Path2D | null {
  const text = CELLS[key];
  if (!text) return null;
  const shape = paths.get(key) ?? new Path2D(text);
  paths.set(key, shape);
  return shape;
}

function fillLand(context: CanvasRenderingContext2D, { x, y, z }: TilePlace, ratio: number) {
  const cellSize = 256 * 2 ** (z - land.zoom);
  const scale = (cellSize / land.extent) * ratio;
  const last = (start: number) => Math.floor((start + TILE_SIZE - 1) / cellSize);
  const [left, top] = [x * TILE_SIZE, y * TILE_SIZE];
  for (let column = Math.floor(left / cellSize); column <= last(left); column++) {
    for (let row = Math.floor(top / cellSize); row <= last(top); row++) {
      const shape = cellShape(`${column}/${row}`);
      if (!shape) continue;
      context.setTransform(scale, 0, 0, scale, (column * cellSize - left) * ratio, (row * cellSize - top) * ratio);
      context.fill(shape);
    }
  }
  context.resetTransform();
}

function tickPattern(context: CanvasRenderingContext2D, { y }: TilePlace, ratio: number, color: string) {
  const tick = new OffscreenCanvas(Math.round(TICK.stepX * ratio), Math.round(TICK.stepY * ratio));
  const brush = tick.getContext('2d');
  if (!brush) return null;
  brush.fillStyle = color;
  brush.fillRect(Math.round(4 * ratio), Math.round(3 * ratio), Math.max(1, Math.round(ratio)), TICK.length * ratio);
  const pattern = context.createPattern(tick, 'repeat');
  // A tile's height is no multiple of the rows: each begins where the one above it ends.
  pattern?.setTransform(new DOMMatrix().translate(0, -((y * TILE_SIZE) % TICK.stepY) * ratio));
  return pattern;
}

function project({ latitude, longitude }: Position, z: number) {
  const size = 256 * 2 ** z;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** How near points of sale are, as a small picture: where it is stretched over the square it is soft anyway. */
function nearPicture({ x, y, z }: TilePlace, color: string, points: readonly Position[]): OffscreenCanvas {
  const picture = new OffscreenCanvas(NEAR_PIXELS, NEAR_PIXELS);
  const context = picture.getContext('2d');
  if (!context) return picture;
  context.scale(NEAR_PIXELS / TILE_SIZE, NEAR_PIXELS / TILE_SIZE);
  for (const point of points) {
    const metres = (EQUATOR_METRES * Math.cos((point.latitude * Math.PI) / 180)) / 2 ** z;
    const radius = (REACH_KM * 1000) / metres;
    const place = project(point, z);
    const [centerX, centerY] = [place.x - x * TILE_SIZE, place.y - y * TILE_SIZE];
    const gradient = context.createRadialGradient(centerX, centerY, 0, centerX, centerY, radius);
    gradient.addColorStop(0, color);
    gradient.addColorStop(NEAR_KM / REACH_KM, `${color}80`);
    gradient.addColorStop(1, `${color}00`);
    context.fillStyle = gradient;
    context.fillRect(0, 0, TILE_SIZE, TILE_SIZE);
  }
  return picture;
}

/**
 * Paints one square of the land as a field of ticks, the darker the nearer a point of sale.
 * @param ratio device pixels of one pixel of the page
 */
export function paintLand(
  canvas: HTMLCanvasElement,
  tile: TilePlace,
  ratio: number,
  colors: TickColors,
  points: readonly Position[],
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  fillLand(context, tile, ratio);
  const ticks = tickPattern(context, tile, ratio, colors.far);
  if (!ticks) return;
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = ticks;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'source-atop';
  context.drawImage(nearPicture(tile, colors.near, points), 0, 0, canvas.width, canvas.height);
}
