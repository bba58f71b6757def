import { Fragment, Slice, type Node } from 'prosemirror-model';
import { Plugin, Selection, TextSelection, type Command, type EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  handlePaste,
  isInTable,
  selectedRect,
} from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { rowOf } from './table-part';
import { cell, headCell, paragraph, table, textSchema } from './text-schema';

export { isInTable };

/** The table at the cursor. */
export function tableAt(state: EditorState): { block: Node; position: number } | null {
  const { $from } = state.selection;
  const block = $from.depth > 0 ? $from.node(1) : null;
  return block?.type === table ? { block, position: $from.before(1) } : null;
}

/** The names of the columns stay: a table without them is none for who cannot see it. */
const isBelowHead = (state: EditorState) => isInTable(state) && selectedRect(state).top > 0;

const only =
  (isAllowed: (state: EditorState) => boolean, command: Command): Command =>
  (state, dispatch, view) =>
    isAllowed(state) && command(state, dispatch, view);

const isWide = (state: EditorState) => isInTable(state) && selectedRect(state).map.width > 1;

/** What buttons do with the rows and columns at the cursor. */
export const TABLE_STEPS = [
  { icon: 'row-above', label: 'Строка выше', command: only(isBelowHead, addRowBefore) },
  { icon: 'row-below', label: 'Строка ниже', command: addRowAfter },
  { icon: 'column-left', label: 'Столбец слева', command: addColumnBefore },
  { icon: 'column-right', label: 'Столбец справа', command: addColumnAfter },
  { icon: 'row-less', label: 'Удалить строку', command: only(isBelowHead, deleteRow) },
  { icon: 'column-less', label: 'Удалить столбец', command: only(isWide, deleteColumn) },
] as const;

export const removeTable: Command = deleteTable;

/** Tab: the next cell. The last one gets a row below. */
export const nextCellOrRow: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!view || !dispatch) return true;
  addRowAfter(state, dispatch);
  return goToNextCell(1)(view.state, dispatch);
};

export const previousCell: Command = goToNextCell(-1);

/** To the text below, which a table at the end does not have yet. */
const leaveTable: Command = (state, dispatch) => {
  const at = tableAt(state);
  if (!at) return false;
  const { tr } = state;
  const end = at.position + at.block.nodeSize;
  if (tr.doc.childCount === tr.doc.resolve(end).index(0)) tr.insert(end, paragraph.create());
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(end + 1))).scrollIntoView());
  return true;
};

/** Enter: the cell below. From the last row, out of the table. */
export const cellBelow: Command = (state, dispatch) => {
  const at = tableAt(state);
  if (!at) return false;
  const { map, tableStart, bottom, left } = selectedRect(state);
  if (bottom < map.height) {
    const below = tableStart + Number(map.map[bottom * map.width + left]);
    dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve(below + 1))).scrollIntoView());
    return true;
  }
  return leaveTable(state, dispatch);
};

export function setCaption(caption: string): Command {
  return (state, dispatch) => {
    const at = tableAt(state);
    if (!at) return false;
    dispatch?.(state.tr.setNodeMarkup(at.position, null, { ...at.block.attrs, caption }));
    return true;
  };
}

/** A cell has one line of words without looks. */
function inOneLine(content: Fragment): Node[] {
  const words: Node[] = [];
  content.descendants((node) => {
    if (node.isTextblock && words.length > 0) words.push(textSchema.text(' '));
    if (node.isInline) words.push(node.mark([]));
  });
  return words;
}

/**
 * Puts what is pasted into a table: cells into cells, and other words into the one at the cursor.
 * @param rows what was copied, when it is a table and nothing else
 * @returns false outside a table
 */
export function pasteIntoTable(view: EditorView, rows: readonly string[][] | null, slice: Slice): boolean {
  const { state } = view;
  if (!isInTable(state)) return false;
  if (rows) {
    const cells = table.create(
      null,
      rows.map((texts) => rowOf(texts, cell)),
    );
    const unread = new Event('paste') as ClipboardEvent; // the library only wants it for its shape
    return handlePaste(view, unread, new Slice(Fragment.from(cells), 0, 0));
  }
  const { from, to } = state.selection;
  view.dispatch(state.tr.replaceWith(from, to, inOneLine(slice.content)).setMeta('paste', true).scrollIntoView());
  return true;
}

/** The first row of a table has the names of its columns, whatever is pasted or deleted. */
export const keepHeads = new Plugin({
  appendTransaction(transactions, _before, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    doc.forEach((block, position) => {
      if (block.type !== table) return;
      block.descendants((node, offset, parent) => {
        const wanted = parent === block.firstChild ? headCell : cell;
        const isCell = node.type === cell || node.type === headCell;
        if (isCell && node.type !== wanted) tr.setNodeMarkup(position + 1 + offset, wanted);
        return !isCell;
      });
    });
    return tr.docChanged ? tr : null;
  },
});
