import { Schema, type Attrs, type DOMOutputSpec } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { tablePart } from './table-words';
import { isRecord } from '@shop/shared/page-documents';

const INLINE = 0; // where ProseMirror puts the contents

/** What ProseMirror keeps of a part that is no text: the part itself. */
const cardOf = (element: HTMLElement): Attrs | false => {
  try {
    const part: unknown = JSON.parse(element.dataset.part ?? '');
    return isRecord(part) && { part };
  } catch {
    return false;
  }
};

/** Names the library's node types. A cell has one paragraph of words without looks. */
const tables = tableNodes({ tableGroup: 'block', cellContent: 'cell_text', cellAttributes: {} });

/**
 * The text while it is edited: paragraphs, headings, lists, tables and lines of other kinds. What
 * is none of them, such as a picture, is one card, and the name of a fact is one chip.
 */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', INLINE] },
    heading: {
      group: 'block',
      content: 'inline*',
      marks: '',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [
        { tag: 'h2', attrs: { level: 2 } },
        { tag: 'h3', attrs: { level: 3 } },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [attrs.level === 2 ? 'h2' : 'h3', INLINE],
    },
    line: {
      group: 'block',
      content: 'inline*',
      marks: '',
      defining: true,
      attrs: { kind: {} },
      parseDOM: [{ tag: 'p[data-line]', priority: 60, getAttrs: ({ dataset }) => ({ kind: dataset.line }) }],
      toDOM: ({ attrs }): DOMOutputSpec => ['p', { 'data-line': String(attrs.kind) }, INLINE],
    },
    list: {
      group: 'block',
      content: 'item+',
      attrs: { ordered: { default: false } },
      parseDOM: [
        { tag: 'ul', attrs: { ordered: false } },
        { tag: 'ol', attrs: { ordered: true } },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [attrs.ordered === true ? 'ol' : 'ul', INLINE],
    },
    item: { content: 'paragraph list?', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', INLINE] },
    ...tables,
    /** Its first row has the names of the columns. */
    table: {
      ...tables.table,
      attrs: { caption: { default: '' } },
      // With the part itself, so that a table that is cut out keeps its name.
      toDOM: (node): DOMOutputSpec => ['table', { 'data-part': JSON.stringify(tablePart(node)) }, ['tbody', INLINE]],
    },
    cell_text: { content: 'inline*', marks: '', toDOM: () => ['p', INLINE] },
    card: {
      group: 'block',
      atom: true,
      draggable: true,
      /** `upload` names the file that a picture waits for; no document knows it. */
      attrs: { part: {}, upload: { default: null } },
      parseDOM: [{ tag: 'div[data-part]', getAttrs: cardOf }],
      toDOM: ({ attrs }): DOMOutputSpec => ['div', { 'data-part': JSON.stringify(attrs.part) }],
    },
    text: { group: 'inline' },
    fact: {
      group: 'inline',
      inline: true,
      atom: true,
      selectable: false,
      attrs: { name: {} },
      leafText: ({ attrs }) => `{${attrs.name}}`,
      // Where it is pasted as plain words, they become a chip again.
      toDOM: ({ attrs }): DOMOutputSpec => ['span', `{${attrs.name}}`],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') }) }],
      toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: String(attrs.href) }, INLINE],
    },
    bold: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: (): DOMOutputSpec => ['strong', INLINE],
    },
    struck: { parseDOM: [{ tag: 's' }], toDOM: (): DOMOutputSpec => ['s', INLINE] },
  },
});

/** The types of the schema, by name. */
export const { paragraph, heading, line, list, item, card, fact, table } = textSchema.nodes;
export const { table_row: row, table_cell: cell, table_header: headCell, cell_text: cellText } = textSchema.nodes;
export const { link, bold, struck } = textSchema.marks;
