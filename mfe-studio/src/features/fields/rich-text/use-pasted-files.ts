import { useCallback, useState, type RefObject } from 'react';
import type { EditorView } from 'prosemirror-view';
import { isRecord } from '@shop/shared/page-documents';
import { readToken, RequestError, useShop } from '@shop/shared/runtime';
import { LOST, uploadPicture, type StoredPicture } from '../../media';
import type { PastedFile } from './pasted-text';
import { card } from './text-schema';

/** Puts an uploaded picture into the card that waits for it, unless that is gone. */
function fill(view: EditorView, wanted: string, { address, width, height }: StoredPicture): void {
  view.state.doc.forEach((node, position) => {
    const { part, upload } = node.attrs;
    if (node.type !== card || upload !== wanted || !isRecord(part)) return;
    const picture = { ...(isRecord(part.picture) ? part.picture : {}), src: address, width, height };
    view.dispatch(view.state.tr.setNodeMarkup(position, null, { part: { ...part, picture }, upload: null }));
  });
}

/** Uploads pasted pictures one after the other. Their cards stand in the text meanwhile. */
export function usePastedFiles(view: RefObject<EditorView | null>) {
  const { track } = useShop();
  const [left, setLeft] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = useCallback(
    async (files: readonly PastedFile[]) => {
      setFailure(null);
      setLeft((count) => count + files.length);
      for (const { upload: name, file } of files) {
        try {
          const stored = await track(uploadPicture(file, readToken(), new AbortController().signal));
          if (view.current) fill(view.current, name, stored);
        } catch (error) {
          setFailure(`Картинка не\u00A0загрузилась. ${error instanceof RequestError ? error.message : LOST}`);
        }
        setLeft((count) => count - 1);
      }
    },
    [track, view],
  );
  return { left, failure, upload: (files: readonly PastedFile[]) => void upload(files) };
}
