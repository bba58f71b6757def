import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { NodeSelection, Selection, TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { bold, fact, heading, item, line, link, list, paragraph, struck } from './text-schema';
import { MAX_LEVEL } from './list-part';

/** How a block looks: a paragraph, a heading of some level, a line of some kind. */
export interface BlockStyle {
  type: NodeType;
  attrs: Attrs | null;
}

export const PARAGRAPH: BlockStyle = { type: paragraph, attrs: null };
export const headingStyle = (level: number): BlockStyle => ({ type: heading, attrs: { level } });
export const lineStyle = (kind: string): BlockStyle => ({ type: line, attrs: { kind } });

export const isInItem = ({ selection: { $from } }: EditorState): boolean =>
  $from.depth > 1 && $from.node(-1).type === item;

/** The list that the cursor is in. */
function listAt({ selection: { $from } }: EditorState): { block: Node; position: number } | null {
  if ($from.depth < 1) return null;
  const block = $from.node(1);
  return block.type === list ? { block, position: $from.before(1) } : null;
}

export const isList = (state: EditorState, ordered: boolean): boolean => listAt(state)?.block.attrs.ordered === ordered;

export const isStyle = (state: EditorState, { type, attrs }: BlockStyle): boolean =>
  !isInItem(state) && state.selection.$from.parent.hasMarkup(type, attrs);

function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { $from, from, to, empty } = selection;
  if (empty) return (storedMarks ?? $from.marks()).some(({ type }) => type === mark);
  return doc.rangeHasMark(from, to, mark);
}

export const isBold = (state: EditorState): boolean => hasMark(state, bold);
export const isStruck = (state: EditorState): boolean => hasMark(state, struck);

/** One command after the other, each on the state that the one before has left. */
const inTurn =
  (...commands: Command[]): Command =>
  (state, dispatch, view) => {
    if (!view || !dispatch) return commands.some((command) => command(state));
    for (const command of commands) command(view.state, dispatch, view);
    return true;
  };

const liftLine: Command = (state, dispatch) => isInItem(state) && liftListItem(item)(state, dispatch);

/** Out of the list, and of those around it. */
const leaveList: Command = (state, dispatch, view) => {
  if (!view || !dispatch) return isInItem(state);
  if (!isInItem(state)) return false;
  while (isInItem(view.state) && liftLine(view.state, dispatch));
  return true;
};

/** Tab in a list: the line is one of a list inside of it, three levels deep at most. */
export const sinkLine: Command = (state, dispatch) => {
  const level = state.selection.$from.depth / 2 - 1;
  return isInItem(state) && level < MAX_LEVEL && sinkListItem(item)(state, dispatch);
};

/** Shift + Tab: back to the list around it. */
export const raiseLine: Command = (state, dispatch) =>
  isInItem(state) && state.selection.$from.depth > 3 && liftLine(state, dispatch);

export const setStyle = ({ type, attrs }: BlockStyle): Command => inTurn(leaveList, setBlockType(type, attrs));

export function toggleList(ordered: boolean): Command {
  return (state, dispatch, view) => {
    const current = listAt(state);
    if (!current) return inTurn(setBlockType(paragraph), wrapInList(list, { ordered }))(state, dispatch, view);
    if (current.block.attrs.ordered === ordered) return leaveList(state, dispatch, view);
    const { tr } = state;
    tr.setNodeMarkup(current.position, null, { ordered });
    current.block.descendants((inner, offset) => {
      if (inner.type === list) tr.setNodeMarkup(current.position + 1 + offset, null, { ordered });
    });
    dispatch?.(tr);
    return true;
  };
}

export const toggleBold: Command = toggleMark(bold);
export const toggleStruck: Command = toggleMark(struck);

/** Removes the chip before (-1) or behind (1) the cursor, as one letter. */
export const removeChip =
  (side: -1 | 1): Command =>
  ({ selection: { $from, from, empty }, tr }, dispatch) => {
    const next = side < 0 ? $from.nodeBefore : $from.nodeAfter;
    if (!empty || next?.type !== fact) return false;
    dispatch?.(tr.delete(Math.min(from, from + side), Math.max(from, from + side)));
    return true;
  };

/** The words of a link around the cursor, or what is selected. */
function linkRange({ selection: { $from, from, to, empty } }: EditorState): { from: number; to: number } {
  if (!empty) return { from, to };
  let start = $from.start();
  let found = { from, to };
  const mark = link.isInSet($from.marks());
  $from.parent.forEach((words) => {
    const end = start + words.nodeSize;
    if (mark?.isInSet(words.marks) && start <= from && from <= end) found = { from: start, to: end };
    start = end;
  });
  return found;
}

/** Where the words at the cursor lead to; null when they are no link. */
export function linkAt(state: EditorState): string | null {
  const { from, to } = linkRange(state);
  let href: string | null = null;
  state.doc.nodesBetween(from, to, ({ marks }) => {
    const mark = link.isInSet(marks);
    if (mark) href ??= String(mark.attrs.href);
  });
  return href;
}

export const canLink = (state: EditorState): boolean => {
  const { from, to } = linkRange(state);
  return from < to && toggleMark(link)(state);
};

/** @param href null takes the link away and leaves the words */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state);
    const { tr } = state;
    tr.removeMark(from, to, link);
    if (href !== null) tr.addMark(from, to, link.create({ href }));
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, to)));
    return true;
  };
}

/** The number of the outermost block at the cursor, among all of them. */
const blockIndex = ({ selection: { $from } }: EditorState) => $from.index(0);

/** Moves the outermost block at the cursor, which stays in it. */
export function moveBlock(step: -1 | 1): Command {
  return ({ doc, selection, tr }, dispatch) => {
    const index = selection.$from.index(0);
    const block = doc.maybeChild(index);
    const other = doc.maybeChild(index + step);
    if (!block || !other) return false;
    const start = selection.$from.posAtIndex(index, 0);
    const target = step === -1 ? start - other.nodeSize : start + other.nodeSize;
    tr.delete(start, start + block.nodeSize).insert(target, block);
    const { anchor, head } = selection;
    const moved = (position: number) => tr.doc.resolve(position - start + target);
    tr.setSelection(
      selection instanceof NodeSelection
        ? NodeSelection.create(tr.doc, target)
        : TextSelection.between(moved(anchor), moved(head)),
    );
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Puts a block below the one at the cursor, or in place of an empty one, and goes there. */
export function insertBlock(node: Node): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const index = blockIndex(state);
    const start = $from.posAtIndex(index, 0);
    const block = state.doc.maybeChild(index);
    const isEmpty = block?.type === paragraph && block.content.size === 0;
    const end = start + (block?.nodeSize ?? 0);
    const { tr } = state;
    const position = isEmpty ? start : end;
    tr.replaceWith(position, end, node);
    tr.setSelection(
      node.isAtom ? NodeSelection.create(tr.doc, position) : Selection.near(tr.doc.resolve(position + 1)),
    );
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export const deleteSelected: Command = ({ tr, selection }, dispatch) => {
  dispatch?.(
    tr.deleteSelection().setSelection(Selection.near(tr.doc.resolve(Math.min(selection.from, tr.doc.content.size)))),
  );
  return true;
};

/** At the beginning of a list's line, a step back makes it a paragraph. */
export const leaveListAtStart: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  return empty && $from.parentOffset === 0 && isInItem(state) && liftLine(state, dispatch, view);
};
