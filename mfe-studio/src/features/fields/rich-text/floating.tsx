import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { EditorView } from 'prosemirror-view';
import styled from 'styled-components';
import { shownScale } from '../../../components';

const Box = styled.div`
  position: fixed;
  z-index: var(--z-dropdown);
  transform-origin: 0 0;
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);
  background: var(--c-surface);
  box-shadow: 0 8px 24px rgb(0 0 0 / 12%);
`;

/** From the words, and from the edge of the window, in pixels. */
const GAP = 8;

/** What is seen of this window from above: the keyboard of a tablet covers the rest. */
function seenHeight(scale: number): number {
  const seen = window.parent.visualViewport;
  if (!seen) return innerHeight;
  const top = window.frameElement?.getBoundingClientRect().top ?? 0;
  return Math.min(innerHeight, (seen.offsetTop + seen.height - top) / scale);
}

/** The box that it stands at, in pixels of the window. */
function anchorOf(view: EditorView, side: FloatingProps['side']): Pick<DOMRect, 'left' | 'top' | 'bottom'> {
  const { from } = view.state.selection;
  const table = side === 'beside-table' && view.domAtPos(from).node.parentElement?.closest('table');
  return table ? table.getBoundingClientRect() : view.coordsAtPos(from);
}

interface FloatingProps {
  view: RefObject<EditorView | null>;
  /** Above the selection, below the cursor, or outside of the table that the cursor is in. */
  side: 'above' | 'below' | 'beside-table';
  children: ReactNode;
}

/** Stands at the selection of a text, wherever that is scrolled to. */
export function Floating({ view, side, children }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [, setScrolls] = useState(0);
  useEffect(() => {
    const handle = () => setScrolls((count) => count + 1);
    const stop = new AbortController();
    addEventListener('scroll', handle, { capture: true, signal: stop.signal });
    addEventListener('resize', handle, stop);
    window.parent.visualViewport?.addEventListener('resize', handle, stop);
    // What opens within it draws only itself anew.
    const sizes = new ResizeObserver(handle);
    if (box.current) sizes.observe(box.current);
    return () => {
      stop.abort();
      sizes.disconnect();
    };
  }, []);
  // After each render: the selection and the size of the box are other ones.
  useLayoutEffect(() => {
    if (!box.current || !view.current) return;
    const { left, top, bottom } = anchorOf(view.current, side);
    const scale = shownScale();
    const width = box.current.offsetWidth / scale;
    const height = box.current.offsetHeight / scale;
    const above = top - height - GAP;
    const below = bottom + GAP;
    const lowest = seenHeight(scale) - height - GAP;
    const hasRoomBelow = below < lowest;
    const isAbove = side === 'below' ? !hasRoomBelow : above > GAP;
    // Over its cells it would take their presses.
    const isOut = side === 'beside-table' && !isAbove && !hasRoomBelow;
    box.current.style.visibility = isOut ? 'hidden' : '';
    box.current.style.transform = `scale(${1 / scale})`;
    box.current.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
    box.current.style.top = `${Math.max(GAP, Math.min(isAbove ? above : below, lowest))}px`;
  });
  return <Box ref={box}>{children}</Box>;
}
