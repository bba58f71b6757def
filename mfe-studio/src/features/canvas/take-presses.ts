import type { FactTexts } from '@shop/shared/facts';
import type { Block, PageDocument } from '@shop/shared/page-documents';
import { blockIdOf, indexOfBlock } from '../../editing';
import { canBeTyped, putCursor } from './edit-in-place';
import { pressedField } from './find-field';
import type { ToStudio } from './messages';
import type { Typing } from './typing';
import { WRITING, type WrittenText } from './written-text';
import type { Entrance } from '../fields';

export interface Presses {
  /** The page; null while nothing can be edited. */
  read: () => PageDocument | null;
  facts: () => FactTexts;
  /** Whether the text of a field is still to be written. */
  isSample: (path: string) => boolean;
  typing: Typing;
  /** The text of many parts that a field is of; null for another, and while its editor loads. */
  textOf: (block: Block, path: string, element: Element) => WrittenText | null;
  write: (text: WrittenText, entrance: Entrance) => void;
  onSelected: (blockId: string) => void;
  tell: (message: ToStudio) => void;
}

/** The element of the block that an element is in. */
function blockOf(pressed: Element, document: PageDocument): { root: Element; index: number } | null {
  for (let root = pressed.closest('[id]'); root; root = root.parentElement?.closest('[id]') ?? null) {
    const index = indexOfBlock(document, root.id);
    if (index !== -1) return { root, index };
  }
  return null;
}

/**
 * Selects what is pressed, and opens its text where it stands or its field in the studio.
 * @returns what ends that
 */
export function takePresses({ read, facts, isSample, typing, textOf, write, onSelected, tell }: Presses): () => void {
  /** The field to open with the release: its text cannot be typed in the page. */
  let opened: { blockId: string; path: string } | null = null;
  /** Where the cursor goes, because it was pressed beside the words. */
  let besideOf: { element: HTMLElement; at: 'start' | 'end' } | null = null;
  /** What is typed next replaces it. */
  let sample: HTMLElement | null = null;
  /** The text that the press opens. */
  let written: { text: WrittenText; entrance: Entrance } | null = null;

  const handlePress = ({ target, clientX, clientY }: PointerEvent) => {
    opened = null;
    besideOf = null;
    sample = null;
    written = null;
    const page = read();
    if (!(target instanceof Element) || !page || target.closest(WRITING)) return;
    const place = blockOf(target, page);
    const block = place && page.content[place.index];
    if (!place || !block) return;
    const blockId = blockIdOf(block);
    const field = pressedField({ ...place, block, facts: facts() }, { target, clientX, clientY });
    onSelected(blockId);
    tell({ type: 'selected', blockId, path: field?.path ?? null, takesCursor: false });
    if (!field) return;
    const { path, isOwn, element, beside } = field;
    const text = textOf(block, path, element);
    if (text) {
      written = { text, entrance: { x: clientX, y: clientY } };
      return;
    }
    if (!isOwn || !canBeTyped(element)) {
      opened = { blockId, path };
      return;
    }
    // Before the press has its effect, so that the caret is where it was pressed.
    if (!element.isContentEditable) typing.start({ path, element, blockId });
    if (beside) besideOf = { element, at: beside };
    if (isSample(path)) sample = element;
  };
  /** The effect of a press beside the words would be to take the cursor away. */
  const handleMouseDown = (event: MouseEvent) => {
    if (written) {
      event.preventDefault();
      write(written.text, written.entrance);
      written = null;
    }
    if (!besideOf) return;
    event.preventDefault();
    putCursor(besideOf.element, besideOf.at);
  };
  const handleRelease = () => {
    if (sample) putCursor(sample, 'all');
    sample = null;
    // Words that were selected are about to be copied.
    if (opened && getSelection()?.isCollapsed !== false) tell({ type: 'selected', ...opened, takesCursor: true });
    opened = null;
  };
  /**
   * A block that was typed in is drawn anew when a press takes the cursor out of it, and a press
   * whose element is gone ends without a click. A finger's cursor comes after its `pointerup`.
   */
  const handleUp = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') handleRelease();
  };
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  addEventListener('pointerdown', handlePress, options);
  addEventListener('mousedown', handleMouseDown, options);
  addEventListener('pointerup', handleUp, options);
  addEventListener('click', handleRelease, options);
  return () => listeners.abort();
}
