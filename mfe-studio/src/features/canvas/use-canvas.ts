import type { FactTexts } from '@shop/shared/facts';
import type { PageDocument } from '@shop/shared/page-documents';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { blockIdOf, indexOfBlock } from '../../editing';
import { canBeTyped } from './edit-in-place';
import { fieldOf } from './find-field';
import { listen, send, type ToFrame, type ToStudio } from './messages';
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

    const handlePress = ({ target }: PointerEvent) => {
      opened = null;
      const { current } = latest;
      if (!(target instanceof Element) || !current || isReadOnly.current) return;
      const place = blockOf(target, current);
      const block = place && current.content[place.index];
      if (!place || !block) return;
      const blockId = blockIdOf(block);
      const field = fieldOf(place.root, target, block, place.index, known.current);
      selected.current = blockId;
      mustScroll.current = false;
      mark();
      tell({ type: 'selected', blockId, path: field?.path ?? null, takesCursor: false });
      if (!field) return;
      const { path, isOwn, element } = field;
      if (!isOwn || !canBeTyped(element)) opened = { blockId, path };
      // Before the press has its effect, so that the caret is where it was pressed.
      else if (!element.isContentEditable) typed.start({ path, element, blockId });
    };
    const handleRelease = () => {
      // Words that were selected are about to be copied.
      if (opened && getSelection()?.isCollapsed !== false) tell({ type: 'selected', ...opened, takesCursor: true });
      opened = null;
    };
    addEventListener('pointerdown', handlePress, true);
    addEventListener('click', handleRelease, true);
    return () => {
      removeEventListener('pointerdown', handlePress, true);
      removeEventListener('click', handleRelease, true);
    };
  }, [mark, show]);

  // After the listeners above: nobody hears an event behind it.
  useEffect(silence, []);

  // React makes elements anew, without the mark.
  useEffect(mark, [document, drawn, mark]);

  return { document, drawn };
}
