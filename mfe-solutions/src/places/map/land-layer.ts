import { GridLayer, type Coords, type DoneCallback } from 'leaflet';
import type { ShownPlace } from '../place';
import type { Position } from '../position';
import { cityCentres } from './cities';
import type { FrameQueue } from './frame-queue';
import land from './land.json';

/** The side of the square that one call paints, in CSS pixels. */
const TILE_SIZE = 512;

/** A tick every 8 px and a row every 12 px, as in all scales of the shop. */
const TICK = { stepX: 8, stepY: 12, length: 6 };
/**
 * A point of sale darkens the land up to `REACH_KM`, but at most `REACH_PX` of the window, so that
 * near and far differ within a city too. At `HALF` of the way the effect is half as strong.
 */
const REACH_KM = 950;
const REACH_PX = 240;
const HALF = 0.37;
/** Up to this zoom a city is one point. */
const CITIES_ZOOM = 6;
const NEAR_PIXELS = 64;
/** Metres per pixel at the equator at zoom 0, in Web Mercator. */
const EQUATOR_METRES = 156_543;

interface TickColors {
  far: string;
  /** As `#RRGGBB`. */
  near: string;
}

interface TilePlace {
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
  // The height of a tile is no multiple of the row height: each tile continues the rows of the tile
  // above.
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

/**
 * Draws how near points of sale are. The picture is small and stretched to the square, because its
 * edges are soft anyway.
 */
function nearPicture({ x, y, z }: TilePlace, color: string, points: readonly Position[]): OffscreenCanvas {
  const picture = new OffscreenCanvas(NEAR_PIXELS, NEAR_PIXELS);
  const context = picture.getContext('2d');
  if (!context) return picture;
  context.scale(NEAR_PIXELS / TILE_SIZE, NEAR_PIXELS / TILE_SIZE);
  for (const point of points) {
    const metres = (EQUATOR_METRES * Math.cos((point.latitude * Math.PI) / 180)) / 2 ** z;
    const radius = Math.min((REACH_KM * 1000) / metres, REACH_PX);
    const place = project(point, z);
    const [centerX, centerY] = [place.x - x * TILE_SIZE, place.y - y * TILE_SIZE];
    const [beyondX, beyondY] = [centerX - TILE_SIZE / 2, centerY - TILE_SIZE / 2].map(Math.abs);
    if (Math.max(beyondX ?? 0, beyondY ?? 0) > TILE_SIZE / 2 + radius) continue;
    const gradient = context.createRadialGradient(centerX, centerY, 0, centerX, centerY, radius);
    gradient.addColorStop(0, color);
    gradient.addColorStop(HALF, `${color}80`);
    gradient.addColorStop(1, `${color}00`);
    context.fillStyle = gradient;
    context.fillRect(0, 0, TILE_SIZE, TILE_SIZE);
  }
  return picture;
}

/**
 * Paints one square of the land as a field of ticks. Ticks near a point of sale are darker.
 * @param ratio device pixels per CSS pixel
 */
function paintLand(
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

function readColors(): TickColors {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return { far: token('--neutral-300'), near: token('--neutral-600') };
}

/**
 * The base map: land as a field of ticks. It is painted here, so that no third party learns about
 * the visitor.
 */
export class LandLayer extends GridLayer {
  private readonly colors = readColors();
  private places: readonly Position[] = [];
  private cities: readonly Position[] = [];

  constructor(private readonly frames: FrameQueue) {
    super({ tileSize: TILE_SIZE, keepBuffer: 1, updateWhenZooming: false });
  }

  /** The points of sale, where the land is dark. */
  showNear(places: readonly ShownPlace[]): void {
    this.places = places.map(({ location }) => location);
    this.cities = cityCentres(places);
    this.redraw();
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const ratio = window.devicePixelRatio;
    canvas.width = TILE_SIZE * ratio;
    canvas.height = TILE_SIZE * ratio;
    this.frames.add(() => {
      // The map has moved on before the square was painted.
      if (!canvas.isConnected) return;
      paintLand(canvas, coords, ratio, this.colors, coords.z > CITIES_ZOOM ? this.places : this.cities);
      done(undefined, canvas);
    });
    return canvas;
  }
}
