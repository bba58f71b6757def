import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { EditorView } from 'prosemirror-view';
import styled from 'styled-components';

const Box = styled.div`
  position: fixed;
  z-index: 20;
  transform-origin: 0 0;
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);
  background: var(--c-surface);
  box-shadow: 0 8px 24px rgb(0 0 0 / 12%);
`;

/** From the words, and from the edge of the window, in pixels. */
const GAP = 8;

/** A page in a frame may be shown smaller than it is: tools are as large as those around it. */
function shownScale(): number {
  const width = window.frameElement?.getBoundingClientRect().width;
  return width ? Math.min(1, width / innerWidth) : 1;
}

interface FloatingProps {
  view: RefObject<EditorView | null>;
  /** Above the selection, or below the cursor. */
  side: 'above' | 'below';
  children: ReactNode;
}

/** Stands at the selection of a text, wherever that is scrolled to. */
export function Floating({ view, side, children }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [, setScrolls] = useState(0);
  useEffect(() => {
    const handle = () => setScrolls((count) => count + 1);
    addEventListener('scroll', handle, true);
    addEventListener('resize', handle);
    return () => {
      removeEventListener('scroll', handle, true);
      removeEventListener('resize', handle);
    };
  }, []);
  // After each render: the selection and the size of the box are other ones.
  useLayoutEffect(() => {
    if (!box.current || !view.current) return;
    const { from } = view.current.state.selection;
    const { left, top, bottom } = view.current.coordsAtPos(from);
    const scale = shownScale();
    const width = box.current.offsetWidth / scale;
    const height = box.current.offsetHeight / scale;
    const above = top - height - GAP;
    const below = bottom + GAP;
    const hasRoomBelow = below + height < innerHeight;
    const isAbove = side === 'above' ? above > GAP : !hasRoomBelow;
    box.current.style.transform = `scale(${1 / scale})`;
    box.current.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
    box.current.style.top = `${Math.max(GAP, isAbove ? above : below)}px`;
  });
  return <Box ref={box}>{children}</Box>;
}
