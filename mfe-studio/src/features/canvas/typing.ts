import type { FactTexts } from '@shop/shared/facts';
import type { Block, PageDocument } from '@shop/shared/page-documents';
import { blockIdOf, indexOfBlock, isSame, pathAfterSplit, valueAt } from '../../editing';
import { canBeTyped, editInPlace, putCursor } from './edit-in-place';
import { plain, shownFieldsOf, type ShownField } from './find-field';
import type { ToStudio } from './messages';
import { WRITING } from './written-text';

/** The text of a field that is typed in, in the element of its block. */
export interface Place extends Omit<ShownField, 'isOwn'> {
  element: HTMLElement;
  blockId: string;
}

export interface TypingOptions {
  /** The document as the studio has it. */
  read: () => PageDocument | null;
  facts: () => FactTexts;
  tell: (message: ToStudio) => void;
  /** React draws a block that was typed in anew: it does not know what is in its elements. */
  onRedraw: (blockId: string) => void;
  /** Opens a text of many parts at one of its ends. @returns false when the place is in none */
  write?: (place: Place, at: 'start' | 'end') => boolean;
  /** Whether the text of a field is still to be written. */
  isSample?: (path: string) => boolean;
  /** Whether a text of many parts is written in a block: then it cannot be drawn anew. */
  isWritten?: (blockId: string) => boolean;
}

export interface Typing {
  /** Lets somebody type in a field. The cursor comes by itself with the press that opened it. */
  start: (place: Place) => void;
  /** The block as React has drawn it, while its elements have what was typed. */
  held: () => Block | null;
  /**
   * The document is another one. Ends the typing in a text that others have changed, or whose block
   * they have removed; what else they have changed in its block is drawn.
   */
  follow: (before: PageDocument) => void;
  /** Draws anew what could not be before, because it was written in. */
  settle: () => void;
  /** Goes to the text beside an element. @returns whether there is one */
  goBeside: (from: Pick<Place, 'element' | 'blockId'>, isBack: boolean) => boolean;
}

/** Whether people see it: a caption for screen readers is one pixel wide. */
const isVisible = (element: Element) => element.getBoundingClientRect().width > 1;

/** The texts of a block that can be typed in, in the order of the page. */
function placesOf(document: PageDocument, index: number, facts: FactTexts): Place[] {
  const block = document.content[index];
  const root = block && window.document.getElementById(blockIdOf(block));
  if (!root) return [];
  return shownFieldsOf({ root, block, index, facts }).flatMap(({ path, isOwn, element }) =>
    isOwn && canBeTyped(element) && isVisible(element) && !element.closest(WRITING)
      ? [{ path, element, blockId: blockIdOf(block) }]
      : [],
  );
}

/** The next text of the page, or the one before; null at the ends. */
function placeBeside(
  document: PageDocument,
  { element, blockId }: Pick<Place, 'element' | 'blockId'>,
  isBack: boolean,
  facts: FactTexts,
): Place | null {
  const wanted = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  for (let index = indexOfBlock(document, blockId); document.content[index]; index += isBack ? -1 : 1) {
    const beside = placesOf(document, index, facts).filter(
      (place) => (element.compareDocumentPosition(place.element) & wanted) !== 0,
    );
    const next = beside.at(isBack ? -1 : 0);
    if (next) return next;
  }
  return null;
}

/** The path of a text. Its block may have another place since the text was opened. */
function pathIn(document: PageDocument, { path, blockId }: Pick<Place, 'path' | 'blockId'>): string | null {
  const index = indexOfBlock(document, blockId);
  return index === -1 ? null : path.replace(/^content\[\d+\]/, `content[${index}]`);
}

function textIn(document: PageDocument, place: Place): unknown {
  const path = pathIn(document, place);
  return path === null ? null : valueAt(document, path);
}

/**
 * A block as it is drawn, with what others have changed in fields that were not typed in.
 * @param place where the cursor is: what is typed there is in its element
 */
function withTheirs(held: Block, before: PageDocument, after: PageDocument, place: Place | null): Block {
  const propsIn = ({ content }: PageDocument) =>
    content.find((block) => blockIdOf(block) === blockIdOf(held))?.props ?? {};
  const [old, next] = [propsIn(before), propsIn(after)];
  const typed = place?.blockId === blockIdOf(held) ? /\.props\.(\w+)/.exec(place.path)?.[1] : undefined;
  const changed = Object.keys(next).filter(
    (name) => name !== typed && isSame(held.props[name], old[name]) && !isSame(old[name], next[name]),
  );
  if (changed.length === 0) return held;
  return { ...held, props: { ...held.props, ...Object.fromEntries(changed.map((name) => [name, next[name]])) } };
}

/** An empty element below a text, for what follows Enter. Below a heading, it is a paragraph. */
function elementBelow({ element }: Place): HTMLElement {
  const isHeading = /^H\d$/.test(element.tagName);
  // The copy of an element is one of its kind.
  const below = isHeading ? document.createElement('p') : (element.cloneNode(false) as HTMLElement);
  element.after(below);
  return below;
}

/**
 * Typing in the texts of the page. The block that is typed in stays as it is drawn until the cursor
 * leaves it: whatever is drawn anew under a pointer loses its press.
 */
export function createTyping(options: TypingOptions): Typing {
  const { read, facts, tell, onRedraw, write, isSample, isWritten } = options;
  let current: Place | null = null;
  let held: Block | null = null;
  let end: () => void = () => undefined;
  /** What was typed and has not come back in the document: letters may be faster. */
  let sent: readonly string[] = [];

  const hold = (blockId: string) => {
    held ??= read()?.content.find((block) => blockIdOf(block) === blockId) ?? null;
  };

  const settle = () => {
    if (!held || blockIdOf(held) === current?.blockId || isWritten?.(blockIdOf(held))) return;
    const blockId = blockIdOf(held);
    held = null;
    onRedraw(blockId);
  };

  const leave = (place: Place) => {
    if (current === place) current = null;
    settle();
  };

  const split = (place: Place, before: string, after: string) => {
    const document = read();
    const from = document && pathIn(document, place);
    const path = from && pathAfterSplit(document, from);
    if (!path || before.trim() === '') return;
    hold(place.blockId);
    const element = elementBelow(place);
    const tellSplit = (words: string) => {
      const at = pathIn(read() ?? document, place);
      if (at !== null) tell({ type: 'split', path: at, before: before.trimEnd(), after: words });
    };
    if (after.trim() !== '') {
      place.element.textContent = before.trimEnd();
      element.textContent = after.trimStart();
      tellSplit(after.trimStart());
    }
    const below: Place = { path, element, blockId: place.blockId };
    // An empty paragraph is none: it is in the document with its first letter.
    edit(below, after.trim() === '' ? tellSplit : null);
    putCursor(element, 'start');
  };

  /** @param at where the cursor goes in it */
  const go = (from: Pick<Place, 'element' | 'blockId'>, isBack: boolean, at: 'start' | 'end'): boolean => {
    const document = read();
    const next = document && placeBeside(document, from, isBack, facts());
    if (!next) return false;
    tell({ type: 'selected', blockId: next.blockId, path: next.path, takesCursor: false });
    if (write?.(next, isBack ? 'end' : 'start')) return true;
    edit(next, null);
    putCursor(next.element, isSample?.(next.path) ? 'all' : at);
    return true;
  };

  const edit = (place: Place, tellFirst: ((words: string) => void) | null) => {
    const { element, blockId } = place;
    let isNew = tellFirst !== null;
    current = place;
    sent = [];
    end = editInPlace(element, {
      onTyped(text) {
        const document = read();
        const path = document && pathIn(document, place);
        hold(blockId);
        if (isNew && text.trim() === '') return;
        sent = [...sent, text];
        if (isNew) tellFirst?.(text);
        else if (path) tell({ type: 'typed', path, text });
        isNew = false;
      },
      onBreak: (before, after) => split(place, before, after),
      onTab: (isBack) => go(place, isBack, 'end'),
      onArrow: (isBack) => go(place, isBack, isBack ? 'end' : 'start'),
      onEnd: () => leave(place),
    });
  };

  const follow = (before: PageDocument) => {
    const document = read();
    const place = current;
    if (!document) return;
    if (held) held = withTheirs(held, before, document, place);
    if (!place) return;
    const text = textIn(document, place);
    const at = sent.findIndex((words) => words === text);
    sent = sent.slice(at + 1);
    const isShown = typeof text === 'string' && plain(text) === plain(place.element.textContent);
    if (at === -1 && !isShown && text !== textIn(before, place)) end();
  };

  return {
    start: (place) => edit(place, null),
    follow,
    held: () => held,
    settle,
    goBeside: (from, isBack) => go(from, isBack, isBack ? 'end' : 'start'),
  };
}
