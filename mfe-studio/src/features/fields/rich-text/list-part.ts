import type { Node } from 'prosemirror-model';
import type { Part } from './text-parts';
import { item, list, paragraph } from './text-schema';
import { hasOnly, isBlank, isPlain, isText, spansOf, wordsOf } from './text-words';

/** The deepest level that a line may have; the lines of the list itself have 0. */
export const MAX_LEVEL = 2;

/** A line of a list; below one of a lower level, it is in a list inside of it. */
export interface Line {
  words: Node[];
  level: number;
}

function nested(lines: readonly Line[], level: number, ordered: boolean): Node {
  const items: Node[] = [];
  for (let at = 0; at < lines.length;) {
    const [first, ...rest] = lines.slice(at);
    const next = rest.findIndex((line) => line.level <= level);
    const inner = next === -1 ? rest : rest.slice(0, next);
    const text = paragraph.create(null, first?.words);
    items.push(item.create(null, inner.length > 0 ? [text, nested(inner, level + 1, ordered)] : text));
    at += inner.length + 1;
  }
  return list.create({ ordered }, items);
}

/** A list of lines from elsewhere: none is more than one level below the one before it. */
export function listNode(lines: readonly Line[], ordered: boolean): Node {
  let before = -1;
  const even = lines.map(({ words, level }) => {
    before = Math.min(level, before + 1, MAX_LEVEL);
    return { words, level: before };
  });
  return nested(even, 0, ordered);
}

const isLevel = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_LEVEL;

/** Each line is at most one level below the one before it, and the first at none. */
const areLevels = (levels: unknown, count: number): levels is number[] =>
  Array.isArray(levels) &&
  levels.length === count &&
  levels.every((level, index) => isLevel(level) && level <= (index === 0 ? 0 : Number(levels[index - 1]) + 1));

/** A list to be edited; null when the editor does not know how it looks. */
export function listOf(part: Part): Node | null {
  const { items, spans, ordered, levels } = part;
  if (!hasOnly(part, 'type', 'ordered', 'items', 'spans', 'levels')) return null;
  if (!Array.isArray(items) || !items.every(isText) || items.length === 0) return null;
  if (levels !== undefined && !areLevels(levels, items.length)) return null;
  const lines = items.map((text, index) => ({
    words: wordsOf(text, Array.isArray(spans) ? spans[index] : undefined),
    level: levels?.[index] ?? 0,
  }));
  return nested(lines, 0, ordered === true);
}

export interface PlacedLine {
  /** The paragraph of the line. */
  text: Node;
  /** From the inside of the list to that paragraph. */
  offset: number;
  level: number;
}

/** The lines of a list that have words, and those of the lists inside of it. */
export function itemsOf(block: Node, level = 0): PlacedLine[] {
  const lines: PlacedLine[] = [];
  block.forEach((each, offset) => {
    const [text, inner] = each.children;
    const start = offset + 1; // inside of the item
    // A blank line holds no others: they would be a level below nothing.
    const isSaid = text !== undefined && !isBlank(text.textContent);
    if (isSaid) lines.push({ text, offset: start, level });
    if (!inner) return;
    const below = itemsOf(inner, isSaid ? Math.min(level + 1, MAX_LEVEL) : level);
    lines.push(...below.map((line) => ({ ...line, offset: start + (text?.nodeSize ?? 0) + 1 + line.offset })));
  });
  return lines;
}

/** A list as documents hold it; null without words. */
export function listPart(block: Node): Part | null {
  const lines = itemsOf(block);
  if (lines.length === 0) return null;
  const spans = lines.map(({ text }) => spansOf(text));
  return {
    type: 'list',
    ordered: block.attrs.ordered === true,
    items: lines.map(({ text }) => text.textContent),
    ...(!spans.every(isPlain) && { spans: spans.map((line) => (isPlain(line) ? [] : line)) }),
    ...(lines.some(({ level }) => level > 0) && { levels: lines.map(({ level }) => level) }),
  };
}
