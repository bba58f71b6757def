import { baseKeymap, chainCommands, createParagraphNear, liftEmptyBlock, splitBlock } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { EditorState, Selection, TextSelection, type Command, type Transaction } from 'prosemirror-state';
import { ReplaceStep } from 'prosemirror-transform';
import { tableEditing } from 'prosemirror-tables';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import { chipFacts, chipView } from './fact-chips';
import { readClipboard, type PastedFile, type Welcome } from './pasted-text';
import type { Lost } from './pasted-pieces';
import {
  leaveListAtStart,
  moveBlock,
  raiseLine,
  removeChip,
  sinkLine,
  toggleBold,
  toggleStruck,
} from './text-commands';
import { itemsOf } from './list-part';
import { cellBelow, isInTable, keepHeads, nextCellOrRow, pasteIntoTable, previousCell } from './table-commands';
import { cellOffset } from './table-part';
import { placedParts } from './text-document';
import type { Part } from './text-parts';
import type { TextPlace } from './text-places';
import { card, heading, item, list, table } from './text-schema';

/** Marks a change that came from the document, which need not be told of it. */
const FROM_DOCUMENT = 'from-document';

/** The class of a block that the check list has found a fault in. */
export const FAULTY = 'faulty';

export interface ViewWords {
  /** What is written on a card. */
  wordsOf: (part: Part) => { name: string; title: string };
  /** What a page says for a fact. */
  valueOf: (factName: string) => string;
}

export interface TextViewOptions {
  text: Node;
  attributes: () => Record<string, string>;
  nodeViews: ReturnType<typeof nodeViewsOf>;
  page: PageLooks | undefined;
  /** What of the clipboard belongs into this text. */
  welcome: Welcome;
  /** Something was pasted: files that are to be uploaded, and what could not come along. */
  onPasted: (files: readonly PastedFile[], lost: readonly Lost[]) => void;
  /** Whether words are still to be written. */
  isSample: (words: string) => boolean;
  /** The numbers of the parts with faults. */
  faulty: () => ReadonlySet<number>;
  /** The state is another one. `isTyped` is false when it came from the document. */
  onState: (state: EditorState, isTyped: boolean, isStep: boolean) => void;
  /** A key before all others. @returns whether something took it */
  onKey: (key: string) => boolean;
  /** Escape. @returns false to leave it to the text */
  onEscape: () => boolean;
  /** An arrow at an end of the text. @returns whether it led somewhere */
  onLeave: (isBack: boolean) => boolean;
  onLink: () => void;
  onOpen: (position: number) => void;
}

/** How the page looks that a text is written in; a field of the studio has looks of its own. */
export interface PageLooks {
  className: string;
  /** Of an element of the page, by its tag. */
  classOf: (tag: string) => string | null;
  /** A part as the page has drawn it. */
  drawnPart: (index: number) => Element | null;
}

/** A card looks as its part does in the page. */
function drawnCard(view: EditorView, position: number | undefined, page: PageLooks | undefined): HTMLElement | null {
  const index = placedParts(view.state.doc).findIndex((placed) => placed.position === position);
  const drawn = page?.drawnPart(index)?.cloneNode(true);
  return drawn instanceof HTMLElement ? drawn : null;
}

function cardView({ attrs }: Node, wordsOf: ViewWords['wordsOf'], drawn: HTMLElement | null) {
  if (drawn) return { dom: drawn };
  const dom = document.createElement('div');
  // Cards hold parts only.
  const { name, title } = wordsOf(attrs.part as Part);
  for (const words of [name, title]) dom.appendChild(document.createElement('span')).textContent = words;
  return { dom };
}

/** How cards and chips are drawn; other ones draw them anew. */
export function nodeViewsOf({ wordsOf, valueOf }: ViewWords, page?: PageLooks) {
  return {
    card: (node: Node, view: EditorView, getPos: () => number | undefined) =>
      cardView(node, wordsOf, drawnCard(view, getPos(), page)),
    fact: ({ attrs }: Node) => chipView(String(attrs.name), valueOf(String(attrs.name))),
  };
}

type Taking = Pick<TextViewOptions, 'welcome' | 'onPasted'>;

/** Takes what is pasted or dropped: the shop's policy gives no HTML to the browser to parse. */
function take(view: EditorView, data: DataTransfer | null, { welcome, onPasted }: Taking): void {
  if (!data) return;
  const { slice, files, lost, rows } = readClipboard(
    {
      html: data.getData('text/html'),
      plain: data.getData('text/plain'),
      rtf: data.getData('text/rtf'),
      pictures: [...data.files],
    },
    welcome,
  );
  if (!pasteIntoTable(view, rows, slice))
    view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
  onPasted(files, lost);
}

function drop(view: EditorView, event: DragEvent, taking: Taking): boolean {
  // A block of this text that is dragged to another place is ProseMirror's.
  if (view.dragging) return false;
  event.preventDefault();
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (!place) return true;
  view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
  take(view, event.dataTransfer, taking);
  return true;
}

/** The element by which the page draws a block: of a list, of a heading. */
function tagOf({ type, attrs }: Node): string | null {
  if (type === list) return attrs.ordered === true ? 'ol' : 'ul';
  if (type === heading) return attrs.level === 2 ? 'h2' : 'h3';
  return type === table ? 'table' : null;
}

/** The classes of the page for what is written in it. */
function looksOf(doc: Node, page: PageLooks): Decoration[] {
  const looks: Decoration[] = [];
  doc.descendants((node, position) => {
    const tag = tagOf(node);
    const className = tag && page.classOf(tag);
    if (className) looks.push(Decoration.node(position, position + node.nodeSize, { class: className }));
    return node.type !== table;
  });
  return looks;
}

function decorations({ doc }: EditorState, faulty: ReadonlySet<number>, page: PageLooks | undefined): DecorationSet {
  const found = placedParts(doc).flatMap(({ block, position }, index) =>
    faulty.has(index) ? [Decoration.node(position, position + block.nodeSize, { class: FAULTY })] : [],
  );
  return DecorationSet.create(doc, page ? [...found, ...looksOf(doc, page)] : found);
}

/** Letters in one paragraph are a step of undo together; all else is one of its own. */
function isStep({ steps, docs }: Transaction): boolean {
  return !steps.every((step, index) => {
    const doc = docs[index];
    if (!(step instanceof ReplaceStep) || !doc) return false;
    const { from, to, slice } = step;
    const isInline = slice.content.firstChild?.isInline ?? true;
    return isInline && doc.resolve(from).sameParent(doc.resolve(to)) && doc.resolve(from).parent.isTextblock;
  });
}

/** An arrow in the first or last line of the text leads to what is beside it. */
const leaveBy =
  (direction: 'up' | 'down', onLeave: TextViewOptions['onLeave']): Command =>
  ({ selection, doc }, _dispatch, view) => {
    const isBack = direction === 'up';
    const isAtEnd = selection.$from.index(0) === (isBack ? 0 : doc.childCount - 1);
    return isAtEnd && view?.endOfTextblock(direction) === true && !isInTable(view.state) && onLeave(isBack);
  };

const newBlock = chainCommands(cellBelow, splitListItem(item), createParagraphNear, liftEmptyBlock, splitBlock);

/** Selects a line that is still to be written: what is typed next replaces it. */
function chooseSample(view: EditorView, position: number, isSample: TextViewOptions['isSample']): boolean {
  const place = view.state.doc.resolve(position);
  const isChosen = place.parent.isTextblock && isSample(place.parent.textContent);
  if (isChosen)
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, place.start(), place.end())));
  return isChosen;
}

/** Makes the field of a text in an element. */
export function createTextView(place: HTMLElement, options: TextViewOptions): EditorView {
  const { text, attributes, nodeViews, welcome, faulty, page, onState, onPasted, onKey, onLeave, onLink, onOpen } =
    options;
  const keys = keymap({
    Enter: newBlock,
    // A page has no line breaks inside a text.
    'Shift-Enter': newBlock,
    Backspace: chainCommands(removeChip(-1), leaveListAtStart),
    Delete: removeChip(1),
    Tab: chainCommands(nextCellOrRow, sinkLine),
    'Shift-Tab': chainCommands(previousCell, raiseLine),
    'Mod-b': toggleBold,
    'Mod-Shift-x': toggleStruck,
    'Mod-k': () => {
      onLink();
      return true;
    },
    Escape: () => options.onEscape(),
    ArrowUp: leaveBy('up', onLeave),
    ArrowDown: leaveBy('down', onLeave),
    'Alt-ArrowUp': moveBlock(-1),
    'Alt-ArrowDown': moveBlock(1),
  });
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ doc: text, plugins: [keys, keymap(baseKeymap), chipFacts, keepHeads, tableEditing()] }),
    attributes,
    decorations: (state) => decorations(state, faulty(), page),
    nodeViews,
    handleDOMEvents: {
      paste(_view, event) {
        event.preventDefault();
        take(view, event.clipboardData, { welcome, onPasted });
        return true;
      },
      drop: (_view, event) => drop(view, event, { welcome, onPasted }),
      focus: () => void chooseSample(view, view.state.selection.from, options.isSample),
    },
    handleClick: (_view, position) => chooseSample(view, position, options.isSample),
    handleKeyDown: (_view, { key, isComposing }) => !isComposing && onKey(key),
    handleDoubleClickOn(_view, _position, node, nodePosition) {
      if (node.type === card) onOpen(nodePosition);
      return node.type === card;
    },
    dispatchTransaction(transaction: Transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      onState(state, transaction.docChanged && transaction.getMeta(FROM_DOCUMENT) === undefined, isStep(transaction));
    },
  });
  return view;
}

/** Shows another text where it differs, so that the cursor stays where it is. */
export function showText(view: EditorView, text: Node): void {
  const { state } = view;
  const start = state.doc.content.findDiffStart(text.content);
  const end = state.doc.content.findDiffEnd(text.content);
  if (start === null || !end) return;
  // Equal pieces may be counted from both sides: «аа» in place of «а».
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const { tr } = state;
  view.dispatch(tr.replace(start, end.a + overlap, text.slice(start, end.b + overlap)).setMeta(FROM_DOCUMENT, true));
}

/** Where the words of a part begin; null for a card, which has none. */
function positionOf(doc: Node, { index, line, cell }: TextPlace): number | null {
  const { block, position = 0 } = placedParts(doc)[index] ?? {};
  if (!block || block.type === card) return null;
  const start = position + 1;
  if (block.type === table) return start + (cellOffset(block, cell) ?? cellOffset(block, { row: 0, column: 0 }) ?? 0);
  // Inside of the line's paragraph.
  return block.type === list ? start + (itemsOf(block)[line]?.offset ?? 1) + 1 : start;
}

/** Puts the cursor to a place of the text. @param takesCursor false when it stays in the page */
export function goTo(view: EditorView, place: TextPlace, takesCursor: boolean): void {
  const { doc, tr } = view.state;
  const position = positionOf(doc, place);
  if (position === null) return;
  view.dispatch(tr.setSelection(TextSelection.create(doc, position)).scrollIntoView());
  if (takesCursor) view.focus();
}

/** Puts the cursor to an end of the text. */
export function goToEnd(view: EditorView, end: 'start' | 'end'): void {
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(end === 'start' ? Selection.atStart(doc) : Selection.atEnd(doc)).scrollIntoView());
  view.focus();
}

/** Puts the cursor where somebody has pressed, in pixels of the window. */
export function goToPoint(view: EditorView, { x, y }: { x: number; y: number }): void {
  const place = view.posAtCoords({ left: x, top: y });
  const { doc, tr } = view.state;
  if (place) view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))));
  view.focus();
}
