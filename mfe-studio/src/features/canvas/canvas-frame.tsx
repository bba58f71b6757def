import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PageDocument } from '@shop/shared/page-documents';
import { isFromCanvas, type ToCanvas } from './messages';

interface CanvasFrameProps {
  document: PageDocument;
  selection: { blockId: string | null };
  /** Clicks and keys in the page change nothing. */
  isReadOnly: boolean;
  onSelect: (blockId: string, path: string | null) => void;
  onType: (path: string, text: string) => void;
}

/** The real page in a frame, with the document as it is edited. */
export function CanvasFrame({ document, selection, isReadOnly, onSelect, onType }: CanvasFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const { blockId } = selection;

  const send = (message: ToCanvas) => frame.current?.contentWindow?.postMessage(message, window.location.origin);
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== window.location.origin || event.source !== frame.current?.contentWindow) return;
    const { data } = event;
    if (!isFromCanvas(data)) return;
    if (data.type === 'ready') setIsReady(true);
    else if (isReadOnly) return;
    else if (data.type === 'selected') onSelect(data.blockId, data.path);
    else onType(data.path, data.text);
  });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (isReady) send({ type: 'document', document });
  }, [isReady, document]);
  useEffect(() => {
    if (isReady) send({ type: 'select', blockId });
  }, [isReady, blockId]);

  return <iframe ref={frame} src="/studio/canvas" title="Страница" />;
}
