import type { Node } from 'prosemirror-model';
import { isRecord } from '@shop/shared/page-documents';
import { listOf, listPart } from './list-part';
import { tableOf } from './table-part';
import { tablePart } from './table-words';
import type { Part } from './text-parts';
import { card, heading, line, list, paragraph, table, textSchema } from './text-schema';
import { hasOnly, isBlank, isPlain, isText, spansOf, wordsOf } from './text-words';

function blockOf(part: Part, lines: readonly string[]): Node | null {
  const { type, text } = part;
  if (type === 'list') return listOf(part);
  if (type === 'table') return tableOf(part);
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

function partOf(block: Node): Part | null {
  if (block.type === card) return isRecord(block.attrs.part) ? block.attrs.part : null;
  if (block.type === list) return listPart(block);
  if (block.type === table) return tablePart(block);
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
