import type { Node, NodeType } from 'prosemirror-model';
import type { Part } from './text-parts';
import { cell, cellText, headCell, row, table } from './text-schema';
import { hasOnly, isText, wordsWithFacts } from './text-words';

const isRow = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** A row with cells of a kind. */
export const rowOf = (texts: readonly string[], type: NodeType) =>
  row.create(
    null,
    texts.map((text) => type.create(null, cellText.create(null, wordsWithFacts(text)))),
  );

/** A table to be edited; null when its rows are not of one length. */
export function tableOf(part: Part): Node | null {
  const { caption, head, rows } = part;
  if (!hasOnly(part, 'type', 'caption', 'head', 'rows') || !isText(caption)) return null;
  if (!isRow(head) || head.length === 0 || !Array.isArray(rows) || !rows.every(isRow)) return null;
  if (rows.some(({ length }) => length !== head.length)) return null;
  return table.create({ caption }, [rowOf(head, headCell), ...rows.map((texts) => rowOf(texts, cell))]);
}

/** A cell of a table. */
export interface TableCell {
  /** 0 is the row of names. */
  row: number;
  column: number;
}

/** From the inside of a table to the words of a cell; null when there is no such cell. */
export function cellOffset(block: Node, { row: wanted, column }: TableCell): number | null {
  const line = block.maybeChild(wanted);
  if (!line?.maybeChild(column)) return null;
  const before = (node: Node, count: number) =>
    node.children.slice(0, count).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  // Inside of the row, of its cell and of its paragraph.
  return before(block, wanted) + 1 + before(line, column) + 2;
}
