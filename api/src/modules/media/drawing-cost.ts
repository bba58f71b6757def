import { referencesOf, type Property } from './drawing-values';

/**
 * A mask, a clip, a pattern and a see-through group are drawn to a picture of their own first, and
 * an embedded one is a picture.
 */
const LAYER = 100;
/** It is drawn for each shape anew, and then as tiles. */
const LAYERS_OF_PATTERN = 3;

/** Of a path's or a text's characters, or of a line's dashes, as much as a shape. */
const PARTS_PER_SHAPE = 50;

/** References to elements that have references, one below the other. */
const MAX_CHAIN = 10;

const PAINTS = new Set(['fill', 'stroke', 'href']);
const GROUPS = new Set(['svg', 'g', 'text', 'tspan', 'use', 'symbol']);
/** What takes the pattern of an element that it is in takes it anew. */
const PATTERNED = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
const LENGTHS = new Set(['d', 'points', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'r', 'rx', 'ry']);

/**
 * A line is at most this many times as long as the sum of its numbers: that of a circle, as its
 * radius.
 */
const LINE_PER_NUMBERS = 7;

/** An element of a drawing, with what decides how long it takes to draw. */
export interface DrawnElement {
  name: string;
  properties: Property[];
  children: DrawnElement[];
  /** Characters of its own text. */
  textLength: number;
}

const numbersIn = (text: string) => text.match(/\d*\.?\d+(?:e[-+]?\d+)?/gi)?.map(Number) ?? [];
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const valueOf = ({ properties }: DrawnElement, name: string) =>
  properties.findLast((property) => property.name === name)?.value;

const periodOf = (pattern = '') => sum(numbersIn(pattern));

/** How many dashes the line of an element may have. */
function dashesOf({ properties }: DrawnElement, pattern: string | undefined): number {
  const period = periodOf(pattern);
  if (period === 0) return 0;
  const numbers = properties.filter(({ name }) => LENGTHS.has(name)).flatMap(({ value }) => numbersIn(value));
  return (LINE_PER_NUMBERS * sum(numbers)) / period;
}

function isLayer(element: DrawnElement): boolean {
  const opacity = valueOf(element, 'opacity') ?? '1';
  const isSeeThrough = GROUPS.has(element.name) && Number(opacity) !== 1;
  return isSeeThrough || ['mix-blend-mode', 'isolation'].some((name) => valueOf(element, name) !== undefined);
}

/** What an element costs without its children and what it refers to. */
function ownCost(element: DrawnElement, dashPatterns: readonly (string | undefined)[]): number {
  const chars = element.textLength + sum(element.properties.map(({ value }) => value.length));
  const parts = chars + Math.max(...dashPatterns.map((pattern) => dashesOf(element, pattern)));
  return 1 + parts / PARTS_PER_SHAPE + (isLayer(element) || element.name === 'image' ? LAYER : 0);
}

/** The dashes that `use` hands down to what it draws, wherever that stands. */
function dashesOfUses(element: DrawnElement, inherited?: string): string[] {
  const pattern = valueOf(element, 'stroke-dasharray') ?? inherited;
  const below = element.children.flatMap((child) => dashesOfUses(child, pattern));
  return element.name === 'use' && periodOf(pattern) > 0 && pattern ? [pattern, ...below] : below;
}

/**
 * The sum for an element, all below it and all that it refers to: each reference draws its target
 * anew. Infinity when references lead in a circle, or through too many others.
 * @param ownOf of one element alone
 * @param layer of each layer that a reference needs
 */
function sumDrawn(root: DrawnElement, ownOf: (element: DrawnElement) => number, layer: number): number {
  const byId = new Map<string, DrawnElement[]>();
  const whole = new Map<DrawnElement, number>();

  const visit = (element: DrawnElement): void => {
    const id = valueOf(element, 'id');
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), element]);
    for (const child of element.children) visit(child);
  };

  const ofTarget = (element: DrawnElement, property: Property, target: DrawnElement, chain: number): number => {
    const isPattern = target.name === 'pattern' && property.name !== 'href';
    if (isPattern && !PATTERNED.has(element.name)) return Number.POSITIVE_INFINITY;
    return (isPattern ? LAYERS_OF_PATTERN * layer : 0) + ofWhole(target, chain + 1);
  };

  const ofReferences = (element: DrawnElement, property: Property, chain: number): number => {
    const own = PAINTS.has(property.name) ? 0 : layer;
    // Browsers take the first element with an id; whichever it is, it costs no more than this.
    const ofId = (id: string) =>
      Math.max(0, ...(byId.get(id) ?? []).map((target) => ofTarget(element, property, target, chain)));
    return sum(referencesOf(property).map((id) => own + ofId(id)));
  };

  const ofWhole = (element: DrawnElement, chain: number): number => {
    if (chain > MAX_CHAIN) return Number.POSITIVE_INFINITY;
    const known = whole.get(element);
    if (known !== undefined) return known;
    const below = sum(element.children.map((child) => ofWhole(child, chain)));
    const referenced = sum(element.properties.map((property) => ofReferences(element, property, chain)));
    const all = ownOf(element) + below + referenced;
    whole.set(element, all);
    return all;
  };

  visit(root);
  return ofWhole(root, 0);
}

/** How much a browser draws for a drawing, in shapes; Infinity when there is no end. */
export function drawingCost(root: DrawnElement): number {
  const own = new Map<DrawnElement, number>();
  const finest = dashesOfUses(root).toSorted((a, b) => periodOf(a) - periodOf(b))[0];
  const visit = (element: DrawnElement, inheritedPattern?: string): void => {
    const dashPattern = valueOf(element, 'stroke-dasharray') ?? inheritedPattern;
    own.set(element, ownCost(element, [dashPattern, finest]));
    for (const child of element.children) visit(child, dashPattern);
  };
  visit(root);
  return sumDrawn(root, (element) => own.get(element) ?? 0, LAYER);
}

/** How many elements a browser draws, one as often as it is referred to. */
export const drawnElements = (root: DrawnElement): number => sumDrawn(root, () => 1, 0);
