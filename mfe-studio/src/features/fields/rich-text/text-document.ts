import type { Mark, Node } from 'prosemirror-model';
import { splitAtNames } from '@shop/shared/facts';
import { areSpansOf, isRecord } from '@shop/shared/page-documents';
import type { Part, Span } from './text-parts';
import { bold, card, fact, heading, item, line, link, list, paragraph, textSchema } from './text-schema';

const hasOnly = (part: Part, ...names: string[]) => Object.keys(part).every((name) => names.includes(name));
const isText = (value: unknown): value is string => typeof value === 'string';
const isBlank = (text: string) => !/\S/.test(text);

const isSpan = (value: unknown): value is Span =>
  isRecord(value) &&
  hasOnly(value, 'text', 'bold', 'href') &&
  isText(value.text) &&
  (value.bold === undefined || typeof value.bold === 'boolean') &&
  (value.href === undefined || isText(value.href));

/** Words, and a chip for each name of a fact or of the seller among them. */
export function wordsWithFacts(text: string, marks: readonly Mark[]): Node[] {
  return splitAtNames(text).flatMap((piece, index) => {
    if (index % 2 === 1) return [fact.create({ name: piece }, null, marks)];
    return piece === '' ? [] : [textSchema.text(piece, marks)];
  });
}

/** The words of a text. Spans of another text say nothing of it, and so they are not kept. */
function wordsOf(text: string, spans: unknown): Node[] {
  const all = Array.isArray(spans) && spans.every(isSpan) ? spans : [];
  const known = areSpansOf(all, text) ? all : [{ text }];
  return known
    .filter((span) => span.text !== '')
    .flatMap((span: Span) => {
      const marks = [
        ...(span.href === undefined ? [] : [link.create({ href: span.href })]),
        ...(span.bold ? [bold.create()] : []),
      ];
      return wordsWithFacts(span.text, marks);
    });
}

function listOf({ items, spans, ordered }: Part): Node | null {
  if (!Array.isArray(items) || !items.every(isText) || items.length === 0) return null;
  const lines = items.map((text, index) =>
    item.create(null, paragraph.create(null, wordsOf(text, Array.isArray(spans) ? spans[index] : undefined))),
  );
  return list.create({ ordered: ordered === true }, lines);
}

function blockOf(part: Part, lines: readonly string[]): Node | null {
  const { type, text } = part;
  if (type === 'list' && hasOnly(part, 'type', 'ordered', 'items', 'spans')) return listOf(part);
  if (!isText(text)) return null;
  if (type === 'paragraph' && hasOnly(part, 'type', 'text', 'spans'))
    return paragraph.create(null, wordsOf(text, part.spans));
  if (type === 'heading' && hasOnly(part, 'type', 'level', 'text') && (part.level === 2 || part.level === 3))
    return heading.create({ level: part.level }, wordsOf(text, undefined));
  if (isText(type) && lines.includes(type) && hasOnly(part, 'type', 'text'))
    return line.create({ kind: type }, wordsOf(text, undefined));
  return null;
}

/**
 * The text of a document, to be edited.
 * @param lines the types of `linesOf`
 */
export function textOf(parts: unknown, lines: readonly string[]): Node {
  const known = Array.isArray(parts) ? parts.filter(isRecord) : [];
  const blocks = known.map((part) => blockOf(part, lines) ?? card.create({ part }));
  return textSchema.node('doc', null, blocks.length > 0 ? blocks : paragraph.create());
}

/** The words with their looks. Blank ones join others: a page may not have a span without words. */
function spansOf(block: Node): Span[] {
  const spans: Span[] = [];
  const add = ({ text, ...looks }: Span) => {
    const last = spans.at(-1);
    if (!last) spans.push({ text, ...looks });
    else if (isBlank(text) || (last.bold === looks.bold && last.href === looks.href)) last.text += text;
    else if (isBlank(last.text)) spans.splice(-1, 1, { ...looks, text: last.text + text });
    else spans.push({ text, ...looks });
  };
  block.forEach(({ textContent: text, marks }) => {
    const target: unknown = marks.find(({ type }) => type === link)?.attrs.href;
    const isBold = marks.some(({ type }) => type === bold);
    add({ text, ...(isBold && { bold: true }), ...(isText(target) && { href: target }) });
  });
  return spans;
}

const isPlain = (spans: readonly Span[]) => spans.every((span) => !span.bold && span.href === undefined);

/** The paragraphs of a list that have words. */
export function itemsOf(block: Node): { text: Node; offset: number }[] {
  const items: { text: Node; offset: number }[] = [];
  block.forEach((each, offset) => {
    const text = each.firstChild;
    if (text && !isBlank(text.textContent)) items.push({ text, offset });
  });
  return items;
}

function listPart(block: Node): Part | null {
  const lines = itemsOf(block).map(({ text }) => text);
  if (lines.length === 0) return null;
  const spans = lines.map(spansOf);
  return {
    type: 'list',
    ordered: block.attrs.ordered === true,
    items: lines.map((text) => text.textContent),
    ...(!spans.every(isPlain) && { spans: spans.map((line) => (isPlain(line) ? [] : line)) }),
  };
}

function partOf(block: Node): Part | null {
  if (block.type === card) return isRecord(block.attrs.part) ? block.attrs.part : null;
  if (block.type === list) return listPart(block);
  const text = block.textContent;
  if (isBlank(text)) return null;
  if (block.type === heading) return { type: 'heading', level: block.attrs.level, text };
  if (block.type === line) return { type: block.attrs.kind, text };
  const spans = spansOf(block);
  return { type: 'paragraph', text, ...(!isPlain(spans) && { spans }) };
}

/** A part of the text, and where it is in ProseMirror's document. */
export interface PlacedPart {
  part: Part;
  block: Node;
  position: number;
}

/** The parts of a text. Empty paragraphs are none: people leave them behind. */
export function placedParts(text: Node): PlacedPart[] {
  const parts: PlacedPart[] = [];
  text.forEach((block, position) => {
    const part = partOf(block);
    if (part) parts.push({ part, block, position });
  });
  return parts;
}

/** The text as documents hold it. */
export const partsOf = (text: Node): Part[] => placedParts(text).map(({ part }) => part);
