import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Entrance } from '../fields';
import type { WrittenText } from './written-text';

/** A text that is written in the page. */
export interface Writing {
  text: WrittenText;
  entrance: Entrance;
  /** Stands in front of the element that shows the text. */
  host: HTMLElement;
}

/** Which text of the page is written in. */
export function usePageWriting(onEnded: () => void) {
  const [writing, setWriting] = useState<Writing | null>(null);
  const current = useRef<Writing | null>(null);

  const set = useCallback(
    (next: Writing | null) => {
      const before = current.current;
      current.current = next;
      if (before) {
        // Both are as high as before: a press means a place of the page that was seen.
        before.text.drawn.style.removeProperty('display');
        before.host.style.display = 'none';
      }
      // At once: the keys that follow a press belong into the text.
      flushSync(() => setWriting(next));
      before?.host.remove();
      if (next === null) onEnded();
    },
    [onEnded],
  );
  const start = useCallback(
    (text: WrittenText, entrance: Entrance) => {
      const host = document.createElement('div');
      host.style.display = 'contents';
      text.drawn.before(host);
      text.drawn.style.display = 'none';
      set({ text, entrance, host });
    },
    [set],
  );
  const end = useCallback(() => {
    // Not within a render or an effect, which `flushSync` does not wait for.
    queueMicrotask(() => current.current && set(null));
  }, [set]);
  const isWritten = useCallback((blockId: string) => current.current?.text.blockId === blockId, []);
  return { writing, start, end, isWritten };
}
