import type { FactTexts } from '@shop/shared/facts';
import type { PageDocument } from '@shop/shared/page-documents';
import { useEffect, type RefObject } from 'react';
import { blockIdOf, indexOfBlock, isSampleAt } from '../../editing';
import { tell } from './follow-window';
import { takePresses } from './take-presses';
import { createTyping, type Place, type Typing } from './typing';
import type { ToldPage } from './use-drawn-page';
import type { usePageWriting } from './use-page-writing';
import { writtenText } from './written-text';

interface TypingOptions extends Pick<ReturnType<typeof usePageWriting>, 'start' | 'isWritten'> {
  typing: RefObject<Typing | null>;
  told: RefObject<ToldPage | null>;
  facts: RefObject<FactTexts>;
  /** Whether the editor of texts of many parts has loaded. */
  canWrite: RefObject<boolean>;
  /** Selects the block that is pressed. */
  press: (blockId: string) => void;
  redraw: (blockId: string) => void;
}

/** Takes presses and keys in the page, and tells the studio what they change. */
export function useTyping(options: TypingOptions): void {
  const { typing: typingRef, told, facts, canWrite, press, redraw, start, isWritten } = options;
  useEffect(() => {
    const read = () => told.current?.document ?? null;
    const textOf = (block: PageDocument['content'][number], path: string, element: Element) => {
      const text = canWrite.current ? writtenText(told.current?.schemas ?? null, block, path, element) : null;
      return text && { ...text, blockId: blockIdOf(block) };
    };
    const write = ({ path, element, blockId }: Place, at: 'start' | 'end') => {
      const latest = read();
      const block = latest?.content[indexOfBlock(latest, blockId)];
      const text = block && textOf(block, path, element);
      if (text) start(text, at);
      return Boolean(text);
    };
    const isSample = (path: string) =>
      told.current !== null && isSampleAt(told.current.document, told.current.schemas, path);
    const typed = createTyping({
      ...{ write, isSample, isWritten, read, tell },
      facts: () => facts.current,
      onRedraw: redraw,
    });
    typingRef.current = typed;
    return takePresses({
      ...{ isSample, typing: typed, textOf, tell },
      read: () => (told.current?.isReadOnly ? null : read()),
      facts: () => facts.current,
      write: start,
      onSelected: press,
    });
  }, [typingRef, told, facts, canWrite, press, redraw, start, isWritten]);
}
