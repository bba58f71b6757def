import type { FactTexts } from '@shop/shared/facts';
import type { PageDocument } from '@shop/shared/page-documents';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { blockIdOf, indexOfBlock } from '../../editing';
import { canBeTyped, putCursor } from './edit-in-place';
import { pressedField } from './find-field';
import { listen, send, type ToFrame, type ToStudio } from './messages';
import { takeDrops } from './picture-drops';
import { createTyping, type Typing } from './typing';

/** Marks the selected block for the style of the canvas. */
export const SELECTED = 'data-selected';

const tell = (message: ToStudio) => send(window.parent, message);

const QUIET_EVENTS = ['click', 'auxclick', 'submit', 'dragstart', 'contextmenu'] as const;

/** Links, buttons and forms of the page do nothing while it is edited. */
function silence(): () => void {
  const handle = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // On the window, before React.
  for (const name of QUIET_EVENTS) addEventListener(name, handle, true);
  return () => {
    for (const name of QUIET_EVENTS) removeEventListener(name, handle, true);
  };
}

/** The element of the block that an element is in. */
function blockOf(pressed: Element, document: PageDocument): { root: Element; index: number } | null {
  for (let root = pressed.closest('[id]'); root; root = root.parentElement?.closest('[id]') ?? null) {
    const index = indexOfBlock(document, root.id);
    if (index !== -1) return { root, index };
  }
  return null;
}

/** The document with a block as it was before: React does not know what was typed in its place. */
function withBlock(document: PageDocument, held: PageDocument['content'][number]): PageDocument {
  const index = indexOfBlock(document, blockIdOf(held));
  return index === -1 ? document : { ...document, content: document.content.with(index, held) };
}

/** The page in the frame: shows what the studio sends, and tells it what is pressed and typed. */
export function useCanvas(facts: FactTexts) {
  const [document, setDocument] = useState<PageDocument | null>(null);
  const [drawn, setDrawn] = useState<Readonly<Record<string, number>>>({});
  const latest = useRef<PageDocument | null>(null);
  const typing = useRef<Typing | null>(null);
  const selected = useRef<string | null>(null);
  /** Whether to scroll to the selected block. A new block is selected before it is drawn. */
  const mustScroll = useRef(false);
  const isReadOnly = useRef(false);
  const known = useRef(facts);
  useEffect(() => {
    known.current = facts;
  }, [facts]);

  const mark = useCallback(() => {
    for (const element of window.document.querySelectorAll(`[${SELECTED}]`)) element.removeAttribute(SELECTED);
    const element = selected.current === null ? null : window.document.getElementById(selected.current);
    if (!element) return;
    element.setAttribute(SELECTED, '');
    if (mustScroll.current) element.scrollIntoView({ block: 'nearest' });
    mustScroll.current = false;
  }, []);

  const show = useCallback(() => {
    const next = latest.current;
    const held = typing.current?.held();
    if (next) setDocument(held ? withBlock(next, held) : next);
  }, []);

  useEffect(() => {
    if (window.parent === window) return undefined;
    const stop = listen<ToFrame>((message) => {
      if (message.type === 'document') {
        latest.current = message.document;
        isReadOnly.current = message.isReadOnly;
        // A letter is drawn in the same frame here and in its field.
        flushSync(show);
      } else if (message.blockId !== selected.current) {
        selected.current = message.blockId;
        mustScroll.current = true;
        mark();
      }
    });
    tell({ type: 'ready' });
    return stop;
  }, [mark, show]);

  useEffect(() => {
    const typed = createTyping({
      read: () => latest.current,
      facts: () => known.current,
      tell,
      onRedraw(blockId) {
        setDrawn((before) => ({ ...before, [blockId]: (before[blockId] ?? 0) + 1 }));
        show();
      },
    });
    typing.current = typed;
    /** The field to open with the release: its text cannot be typed in the page. */
    let opened: { blockId: string; path: string } | null = null;

    /** Where the cursor goes, because it was pressed beside the words. */
    let besideOf: { element: HTMLElement; at: 'start' | 'end' } | null = null;

    const handlePress = ({ target, clientX, clientY }: PointerEvent) => {
      opened = null;
      besideOf = null;
      const { current } = latest;
      if (!(target instanceof Element) || !current || isReadOnly.current) return;
      const place = blockOf(target, current);
      const block = place && current.content[place.index];
      if (!place || !block) return;
      const blockId = blockIdOf(block);
      const shown = { ...place, block, facts: known.current };
      const field = pressedField(shown, { target, clientX, clientY });
      selected.current = blockId;
      mustScroll.current = false;
      mark();
      tell({ type: 'selected', blockId, path: field?.path ?? null, takesCursor: false });
      if (!field) return;
      const { path, isOwn, element, beside } = field;
      if (!isOwn || !canBeTyped(element)) {
        opened = { blockId, path };
        return;
      }
      // Before the press has its effect, so that the caret is where it was pressed.
      if (!element.isContentEditable) typed.start({ path, element, blockId });
      if (beside) besideOf = { element, at: beside };
    };
    /** The effect of a press beside the words would be to take the cursor away. */
    const handleMouseDown = (event: MouseEvent) => {
      if (!besideOf) return;
      event.preventDefault();
      putCursor(besideOf.element, besideOf.at);
    };
    const handleRelease = () => {
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
    /** The keys between the parts of the screen are the studio's. */
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      window.parent.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, shiftKey: event.shiftKey }));
    };
    /** Another width has other lines: what is edited stays in sight. */
    let width = innerWidth;
    const handleResize = () => {
      if (innerWidth === width) return;
      width = innerWidth;
      mustScroll.current = true;
      mark();
    };
    addEventListener('keydown', handleKey, true);
    addEventListener('resize', handleResize);
    addEventListener('pointerdown', handlePress, true);
    addEventListener('mousedown', handleMouseDown, true);
    addEventListener('pointerup', handleUp, true);
    addEventListener('click', handleRelease, true);
    return () => {
      removeEventListener('keydown', handleKey, true);
      removeEventListener('resize', handleResize);
      removeEventListener('pointerdown', handlePress, true);
      removeEventListener('mousedown', handleMouseDown, true);
      removeEventListener('pointerup', handleUp, true);
      removeEventListener('click', handleRelease, true);
    };
  }, [mark, show]);

  useEffect(
    () =>
      takeDrops(
        () => (isReadOnly.current ? null : latest.current),
        (dropped) => tell({ type: 'dropped', ...dropped }),
      ),
    [],
  );

  // After the listeners above: nobody hears an event behind it.
  useEffect(silence, []);

  // React makes elements anew, without the mark.
  useEffect(mark, [document, drawn, mark]);

  return { document, drawn };
}
