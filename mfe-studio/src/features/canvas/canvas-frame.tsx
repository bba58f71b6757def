import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CommonBlocks, PageDocument, Schemas } from '@shop/shared/page-documents';
import type { LinkTarget } from '../links';
import type { BlockMark } from './block-mark';
import { listen, send, type LookedAt, type ToFrame, type ToStudio } from './messages';

export interface CanvasFrameProps {
  /** What a screen reader calls it. */
  title?: string;
  document: PageDocument;
  /** As they are drawn. */
  commons: CommonBlocks;
  schemas: Schemas;
  linkTargets: () => readonly LinkTarget[];
  selection: { blockId: string | null };
  /** What differs from the site. */
  marks?: readonly BlockMark[];
  /** The change among them that is looked at. */
  lookedAt?: LookedAt | null;
  /** Clicks and keys in the page change nothing. */
  isReadOnly: boolean;
  onSelect: (blockId: string, path: string | null, takesCursor: boolean) => void;
  /** A file was dropped on a picture. */
  onDrop: (blockId: string, path: string, file: File) => void;
  /** A photo was dropped elsewhere on a block. Absent where the page takes no more blocks. */
  onPhoto?: ((blockId: string, file: File) => void) | undefined;
  /** @param isStep it is undone by itself, and not with the letters before */
  onType: (path: string, value: unknown, isStep?: boolean) => void;
  onSplit: (path: string, before: string, after: string) => void;
  /** Other words are chosen in the page; empty for none. */
  onWords: (words: string) => void;
}

const NO_MARKS: readonly BlockMark[] = [];

/** The real page in a frame, with the document as it is edited. */
export function CanvasFrame({ title = 'Страница', document, selection, isReadOnly, ...rest }: CanvasFrameProps) {
  const { schemas, commons, linkTargets, marks = NO_MARKS, lookedAt = null, ...handlers } = rest;
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the page in the frame has begun: it may be loaded again. */
  const [visits, setVisits] = useState(0);
  const { blockId } = selection;

  const tell = (message: ToFrame) => {
    const target = frame.current?.contentWindow;
    if (target && visits > 0) send(target, message);
  };
  const receive = useEffectEvent((message: ToStudio) => {
    if (message.type === 'ready') setVisits((before) => before + 1);
    else if (isReadOnly) return;
    else if (message.type === 'selected') handlers.onSelect(message.blockId, message.path, message.takesCursor);
    else if (message.type === 'chosen') handlers.onWords(message.words);
    else if (message.type === 'dropped') {
      if (message.path === null) handlers.onPhoto?.(message.blockId, message.file);
      else handlers.onDrop(message.blockId, message.path, message.file);
    } else if (message.type === 'written') handlers.onType(message.path, message.value, message.isStep);
    else if (message.type === 'typed') handlers.onType(message.path, message.text);
    else handlers.onSplit(message.path, message.before, message.after);
  });
  const takesPhotos = handlers.onPhoto !== undefined;
  const tellDocument = useEffectEvent(() =>
    tell({ type: 'document', document, commons, isReadOnly, takesPhotos, schemas, linkTargets, marks }),
  );
  const tellLook = useEffectEvent(() => tell({ type: 'look', change: lookedAt }));
  const tellSelection = useEffectEvent(() => tell({ type: 'select', blockId }));

  useEffect(() => listen<ToStudio>((message) => receive(message)), []);
  useEffect(() => tellDocument(), [visits, document, commons, isReadOnly, linkTargets, marks]);
  useEffect(() => tellSelection(), [visits, blockId]);
  useEffect(() => tellLook(), [visits, lookedAt]);

  // The keyboard edits in the fields: a hundred links of the page do nothing here.
  return <iframe ref={frame} src="/studio/canvas" title={title} tabIndex={-1} />;
}
