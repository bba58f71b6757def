import { baseKeymap, chainCommands, createParagraphNear, liftEmptyBlock, splitBlock } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import { chipFacts, chipView } from './fact-chips';
import { sliceOf } from './pasted-text';
import { leaveListAtStart, moveBlock, removeChip, toggleBold } from './text-commands';
import { itemsOf, placedParts } from './text-document';
import type { Part } from './text-parts';
import type { TextPlace } from './text-places';
import { card, item, list } from './text-schema';

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
  /** Whether a card from the clipboard belongs into this text. */
  isPart: (part: Part) => boolean;
  /** The numbers of the parts with faults. */
  faulty: () => ReadonlySet<number>;
  /** The state is another one. `isTyped` is false when it came from the document. */
  onState: (state: EditorState, isTyped: boolean) => void;
  onLink: () => void;
  onOpen: (position: number) => void;
}

function cardView({ attrs }: Node, wordsOf: ViewWords['wordsOf']) {
  const dom = document.createElement('div');
  // Cards hold parts only.
  const { name, title } = wordsOf(attrs.part as Part);
  for (const words of [name, title]) dom.appendChild(document.createElement('span')).textContent = words;
  return { dom };
}

/** How cards and chips are drawn; other ones draw them anew. */
export function nodeViewsOf({ wordsOf, valueOf }: ViewWords) {
  return {
    card: (node: Node) => cardView(node, wordsOf),
    fact: ({ attrs }: Node) => chipView(String(attrs.name), valueOf(String(attrs.name))),
  };
}

/** Takes what is pasted or dropped: the shop's policy gives no HTML to the browser to parse. */
function take(view: EditorView, data: DataTransfer | null, isPart: TextViewOptions['isPart']): void {
  if (!data) return;
  const slice = sliceOf({ html: data.getData('text/html'), plain: data.getData('text/plain') }, isPart);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
}

function drop(view: EditorView, event: DragEvent, isPart: TextViewOptions['isPart']): boolean {
  // A block of this text that is dragged to another place is ProseMirror's.
  if (view.dragging) return false;
  event.preventDefault();
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (!place) return true;
  view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
  take(view, event.dataTransfer, isPart);
  return true;
}

function decorations({ doc }: EditorState, faulty: ReadonlySet<number>): DecorationSet {
  const found = placedParts(doc).flatMap(({ block, position }, index) =>
    faulty.has(index) ? [Decoration.node(position, position + block.nodeSize, { class: FAULTY })] : [],
  );
  return DecorationSet.create(doc, found);
}

const newBlock = chainCommands(splitListItem(item), createParagraphNear, liftEmptyBlock, splitBlock);

/** Makes the field of a text in an element. */
export function createTextView(place: HTMLElement, options: TextViewOptions): EditorView {
  const { text, attributes, nodeViews, isPart, faulty, onState, onLink, onOpen } = options;
  const keys = keymap({
    Enter: newBlock,
    // A page has no line breaks inside a text.
    'Shift-Enter': newBlock,
    Backspace: chainCommands(removeChip(-1), leaveListAtStart),
    Delete: removeChip(1),
    'Mod-b': toggleBold,
    'Mod-k': () => {
      onLink();
      return true;
    },
    'Alt-ArrowUp': moveBlock(-1),
    'Alt-ArrowDown': moveBlock(1),
  });
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ doc: text, plugins: [keys, keymap(baseKeymap), chipFacts] }),
    attributes,
    decorations: (state) => decorations(state, faulty()),
    nodeViews,
    handleDOMEvents: {
      paste(_view, event) {
        event.preventDefault();
        take(view, event.clipboardData, isPart);
        return true;
      },
      drop: (_view, event) => drop(view, event, isPart),
    },
    handleDoubleClickOn(_view, _position, node, nodePosition) {
      if (node.type === card) onOpen(nodePosition);
      return node.type === card;
    },
    dispatchTransaction(transaction: Transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      onState(state, transaction.docChanged && transaction.getMeta(FROM_DOCUMENT) === undefined);
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
function positionOf(doc: Node, { index, line }: TextPlace): number | null {
  const placed = placedParts(doc)[index];
  if (!placed || placed.block.type === card) return null;
  const start = placed.position + 1;
  // Inside of the item and of its paragraph.
  return placed.block.type === list ? start + (itemsOf(placed.block)[line]?.offset ?? 0) + 2 : start;
}

/** Puts the cursor to a place of the text. @param takesCursor false when it stays in the page */
export function goTo(view: EditorView, place: TextPlace, takesCursor: boolean): void {
  const { doc, tr } = view.state;
  const position = positionOf(doc, place);
  if (position === null) return;
  view.dispatch(tr.setSelection(TextSelection.create(doc, position)).scrollIntoView());
  if (takesCursor) view.focus();
}
