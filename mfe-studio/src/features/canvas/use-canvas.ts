import type { FactTexts } from '@shop/shared/facts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { followKeys, followSize, silence, tell } from './follow-window';
import { listen, type LookedAt, type ToFrame } from './messages';
import { usePageText } from './page-writing';
import { takeDrops } from './picture-drops';
import type { Typing } from './typing';
import { useDrawnPage } from './use-drawn-page';
import { useMarks } from './use-marks';
import { usePageWriting } from './use-page-writing';
import { useSelectedBlock } from './use-selected-block';
import { useTyping } from './use-typing';

/** The page in the frame: shows what the studio sends, and tells it what is pressed and typed. */
export function useCanvas(facts: FactTexts) {
  const typing = useRef<Typing | null>(null);
  const { told, document, edited, drawn, marks, hasTexts, redraw, take } = useDrawnPage(typing);
  const [lookedAt, setLookedAt] = useState<LookedAt | null>(null);
  const { mark, select, press, keepInSight } = useSelectedBlock();
  const known = useRef(facts);
  const PageText = usePageText(hasTexts);
  const canWrite = useRef(false);
  const settle = useCallback(() => typing.current?.settle(), []);
  const { writing, start, end, isWritten } = usePageWriting(settle);
  useEffect(() => {
    known.current = facts;
    canWrite.current = PageText !== null;
  }, [facts, PageText]);

  useEffect(() => {
    if (window.parent === window) return undefined;
    const stop = listen<ToFrame>((message) => {
      if (message.type === 'document') {
        if (message.isReadOnly) end();
        take(message);
      } else if (message.type === 'look') setLookedAt(message.change);
      else select(message.blockId);
    });
    tell({ type: 'ready' });
    return stop;
  }, [select, take, end]);

  useTyping({ typing, told, facts: known, canWrite, press, redraw, start, isWritten });

  useEffect(() => {
    const stopKeys = followKeys(() => told.current?.isReadOnly ?? false);
    const stopDrops = takeDrops(
      () => (told.current?.isReadOnly ? null : told.current),
      (dropped) => tell({ type: 'dropped', ...dropped }),
    );
    return () => {
      stopKeys();
      stopDrops();
    };
  }, [told]);
  useEffect(() => followSize(keepInSight), [keepInSight]);

  // After the listeners above: nobody hears an event behind it.
  useEffect(silence, []);

  // React makes elements anew, without the mark.
  useEffect(mark, [document, drawn, mark]);
  useMarks(edited, marks, facts, lookedAt);

  const pageWriting = PageText &&
    writing &&
    edited && {
      ...{ PageText, writing, facts, tell, document: edited },
      targets: () => told.current?.linkTargets() ?? [],
      onEnd: end,
      onLeave: (isBack: boolean) =>
        typing.current?.goBeside({ element: writing.host, blockId: writing.text.blockId }, isBack) ?? false,
    };
  return { document, drawn, pageWriting };
}
