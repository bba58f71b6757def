import type { FactTexts } from '@shop/shared/facts';
import type { CommonBlocks, PageDocument, Schemas } from '@shop/shared/page-documents';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { blockIdOf, indexOfBlock, isSampleAt } from '../../editing';
import type { LinkTarget } from '../links';
import { drawnDocument } from './drawn-document';
import { followKeys, followSize, silence, tell } from './follow-window';
import { listen, type LookedAt, type ToFrame } from './messages';
import { takeDrops } from './picture-drops';
import { takePresses } from './take-presses';
import { createTyping, type Place, type Typing } from './typing';
import type { BlockMark } from './block-mark';
import { usePageText } from './page-writing';
import { useMarks } from './use-marks';
import { usePageWriting } from './use-page-writing';
import { useSelectedBlock } from './use-selected-block';
import { hasTextsOfParts, writtenText } from './written-text';

/** The document with a block as it was before: React does not know what was typed in its place. */
function withBlock(document: PageDocument, held: PageDocument['content'][number]): PageDocument {
  const index = indexOfBlock(document, blockIdOf(held));
  return index === -1 ? document : { ...document, content: document.content.with(index, held) };
}

/** How often each block was drawn anew, when these are once more. */
function redrawn(before: Readonly<Record<string, number>>, marks: readonly BlockMark[]) {
  const again = marks.map(({ blockId }) => [blockId, (before[blockId] ?? 0) + 1] as const);
  return again.length === 0 ? before : { ...before, ...Object.fromEntries(again) };
}

/** The page in the frame: shows what the studio sends, and tells it what is pressed and typed. */
export function useCanvas(facts: FactTexts) {
  const [document, setDocument] = useState<PageDocument | null>(null);
  const [drawn, setDrawn] = useState<Readonly<Record<string, number>>>({});
  const [marks, setMarks] = useState<readonly BlockMark[]>([]);
  const [lookedAt, setLookedAt] = useState<LookedAt | null>(null);
  const latest = useRef<PageDocument | null>(null);
  const typing = useRef<Typing | null>(null);
  const { mark, select, press, keepInSight } = useSelectedBlock();
  const isReadOnly = useRef(false);
  const known = useRef(facts);
  const schemas = useRef<Schemas | null>(null);
  const commons = useRef<CommonBlocks>(new Map());
  const targets = useRef<() => readonly LinkTarget[]>(() => []);
  const shownMarks = useRef(marks);
  const [hasTexts, setHasTexts] = useState(false);
  const PageText = usePageText(hasTexts);
  const canWrite = useRef(false);
  const settle = useCallback(() => typing.current?.settle(), []);
  const { writing, start, end, isWritten } = usePageWriting(settle);
  /** With what was typed, unlike the page that is drawn. */
  const [edited, setEdited] = useState<PageDocument | null>(null);
  useEffect(() => {
    known.current = facts;
    canWrite.current = PageText !== null;
  }, [facts, PageText]);

  const show = useCallback(() => {
    const next = latest.current;
    const held = typing.current?.held();
    setEdited(next);
    if (next)
      setDocument(
        drawnDocument(held ? withBlock(next, held) : next, commons.current, schemas.current ?? { kinds: {} }),
      );
  }, []);

  /** React does not know of marks: the blocks that have some are drawn anew. */
  const showWith = useCallback(
    (next: readonly BlockMark[]) => {
      const old = shownMarks.current;
      shownMarks.current = next;
      if (next !== old) {
        setMarks(next);
        setDrawn((before) => redrawn(before, old));
      }
      show();
    },
    [show],
  );

  useEffect(() => {
    if (window.parent === window) return undefined;
    const stop = listen<ToFrame>((message) => {
      if (message.type === 'document') {
        const before = latest.current;
        latest.current = message.document;
        if (before) typing.current?.follow(before);
        isReadOnly.current = message.isReadOnly;
        if (message.isReadOnly) end();
        schemas.current = message.schemas;
        commons.current = message.commons;
        targets.current = message.linkTargets;
        setHasTexts(hasTextsOfParts(message.schemas, message.document));
        // A letter is drawn in the same frame here and in its field.
        flushSync(() => showWith(message.marks));
      } else if (message.type === 'look') setLookedAt(message.change);
      else select(message.blockId);
    });
    tell({ type: 'ready' });
    return stop;
  }, [select, showWith, end]);

  useEffect(() => {
    const textOf = (block: PageDocument['content'][number], path: string, element: Element) => {
      const text = canWrite.current ? writtenText(schemas.current, block, path, element) : null;
      return text && { ...text, blockId: blockIdOf(block) };
    };
    const write = ({ path, element, blockId }: Place, at: 'start' | 'end') => {
      const block = latest.current?.content[indexOfBlock(latest.current, blockId)];
      const text = block && textOf(block, path, element);
      if (text) start(text, at);
      return Boolean(text);
    };
    const isSample = (path: string) =>
      latest.current !== null && schemas.current !== null && isSampleAt(latest.current, schemas.current, path);
    const typed = createTyping({
      write,
      isSample,
      isWritten,
      read: () => latest.current,
      facts: () => known.current,
      tell,
      onRedraw(blockId) {
        setDrawn((before) => ({ ...before, [blockId]: (before[blockId] ?? 0) + 1 }));
        show();
      },
    });
    typing.current = typed;
    return takePresses({
      read: () => (isReadOnly.current ? null : latest.current),
      facts: () => known.current,
      isSample,
      typing: typed,
      textOf,
      write: start,
      onSelected: press,
      tell,
    });
  }, [press, show, start, isWritten]);

  useEffect(() => followKeys(() => isReadOnly.current), []);
  useEffect(() => followSize(keepInSight), [keepInSight]);

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
  useMarks(edited, marks, facts, lookedAt);

  const pageWriting = PageText &&
    writing &&
    edited && {
      ...{ PageText, writing, facts, tell, document: edited },
      targets: () => targets.current(),
      onEnd: end,
      onLeave: (isBack: boolean) =>
        typing.current?.goBeside({ element: writing.host, blockId: writing.text.blockId }, isBack) ?? false,
    };
  return { document, drawn, pageWriting };
}
