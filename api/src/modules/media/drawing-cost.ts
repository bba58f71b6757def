import { referencesOf, type Property } from './drawing-values';

/** A mask, a clip and a see-through group are drawn to a picture of their own first. */
const LAYER = 100;

/** Of a path's or a text's characters, or of a line's dashes, as much as a shape. */
const PARTS_PER_SHAPE = 50;

/** References to elements that have references, one below the other. */
const MAX_CHAIN = 10;

const PAINTS = new Set(['fill', 'stroke', 'href']);
const GROUPS = new Set(['svg', 'g', 'text', 'tspan']);
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

/** How many dashes the line of an element may have. */
function dashesOf({ properties }: DrawnElement, pattern: string | undefined): number {
  const period = sum(numbersIn(pattern ?? ''));
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
function ownCost(element: DrawnElement, dashPattern: string | undefined): number {
  const chars = element.textLength + sum(element.properties.map(({ value }) => value.length));
  const parts = chars + dashesOf(element, dashPattern);
  return 1 + parts / PARTS_PER_SHAPE + (isLayer(element) ? LAYER : 0);
}

/**
 * How much a browser draws for a drawing, in shapes: each reference draws its target anew. Infinity
 * when references lead in a circle, or through too many others.
 */
export function drawingCost(root: DrawnElement): number {
  const byId = new Map<string, DrawnElement[]>();
  const own = new Map<DrawnElement, number>();
  const whole = new Map<DrawnElement, number>();

  const visit = (element: DrawnElement, inheritedPattern?: string): void => {
    const id = valueOf(element, 'id');
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), element]);
    const dashPattern = valueOf(element, 'stroke-dasharray') ?? inheritedPattern;
    own.set(element, ownCost(element, dashPattern));
    for (const child of element.children) visit(child, dashPattern);
  };

  const costOfReferences = (property: Property, chain: number): number => {
    const layer = PAINTS.has(property.name) ? 0 : LAYER;
    // Browsers take the first element with an id; whichever it is, it costs no more than this.
    const costOf = (id: string) => Math.max(0, ...(byId.get(id) ?? []).map((target) => wholeCost(target, chain + 1)));
    return sum(referencesOf(property).map((id) => layer + costOf(id)));
  };

  const wholeCost = (element: DrawnElement, chain: number): number => {
    if (chain > MAX_CHAIN) return Number.POSITIVE_INFINITY;
    const known = whole.get(element);
    if (known !== undefined) return known;
    const below = sum(element.children.map((child) => wholeCost(child, chain)));
    const referenced = sum(element.properties.map((property) => costOfReferences(property, chain)));
    const cost = (own.get(element) ?? 0) + below + referenced;
    whole.set(element, cost);
    return cost;
  };

  visit(root);
  return wholeCost(root, 0);
}
