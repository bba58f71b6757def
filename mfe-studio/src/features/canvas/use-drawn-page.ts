import type { PageDocument } from '@shop/shared/page-documents';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { blockIdOf, indexOfBlock } from '../../editing';
import type { BlockMark } from './block-mark';
import { drawnDocument } from './drawn-document';
import type { ToFrame } from './messages';
import type { Typing } from './typing';
import { hasTextsOfParts } from './written-text';

/** The draft as the studio has told it last. */
export type ToldPage = Extract<ToFrame, { type: 'document' }>;

/** The document with a block as it was before: React does not know what was typed in its place. */
function withBlock(document: PageDocument, held: PageDocument['content'][number]): PageDocument {
  const index = indexOfBlock(document, blockIdOf(held));
  return index === -1 ? document : { ...document, content: document.content.with(index, held) };
}

/** How often each block was drawn anew, when these are once more. */
function redrawn(before: Readonly<Record<string, number>>, blockIds: readonly string[]) {
  const again = blockIds.map((blockId) => [blockId, (before[blockId] ?? 0) + 1] as const);
  return again.length === 0 ? before : { ...before, ...Object.fromEntries(again) };
}

/** What the frame draws of the page that it is told. */
export function useDrawnPage(typing: RefObject<Typing | null>) {
  const [document, setDocument] = useState<PageDocument | null>(null);
  /** With what was typed, unlike the page that is drawn. */
  const [edited, setEdited] = useState<PageDocument | null>(null);
  const [drawn, setDrawn] = useState<Readonly<Record<string, number>>>({});
  const [marks, setMarks] = useState<readonly BlockMark[]>([]);
  const [hasTexts, setHasTexts] = useState(false);
  /** Listeners read it between two renders. */
  const told = useRef<ToldPage | null>(null);

  const show = useCallback(() => {
    if (!told.current) return;
    const { document: latest, commons, schemas } = told.current;
    const held = typing.current?.held();
    setEdited(latest);
    setDocument(drawnDocument(held ? withBlock(latest, held) : latest, commons, schemas));
  }, [typing]);

  const redraw = useCallback(
    (blockId: string) => {
      setDrawn((before) => redrawn(before, [blockId]));
      show();
    },
    [show],
  );

  const take = useCallback(
    (page: ToldPage) => {
      const before = told.current;
      told.current = page;
      if (before) typing.current?.follow(before.document);
      setHasTexts(hasTextsOfParts(page.schemas, page.document));
      // A letter is drawn in the same frame here and in its field.
      flushSync(() => {
        const old = before?.marks ?? [];
        if (page.marks !== old) {
          setMarks(page.marks);
          // React does not know of marks: the blocks that had some are drawn anew.
          setDrawn((times) =>
            redrawn(
              times,
              old.map(({ blockId }) => blockId),
            ),
          );
        }
        show();
      });
    },
    [typing, show],
  );

  return { told, document, edited, drawn, marks, hasTexts, redraw, take };
}
