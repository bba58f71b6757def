import { useCallback, useEffect, useRef, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { openEditor, toCommons, type OpenEditor } from '../../editing';
import { PageFactsDocument, type CommentThreadFragment } from '../../generated/graphql';

type Opened = { kind: 'loading' } | { kind: 'failed' } | { kind: 'missing' } | ({ kind: 'open' } & OpenEditor);

/** Opens a page, and closes it when the screen is left. */
export function useOpenEditor(pageId: string) {
  const shop = useShop();
  const [opened, setOpened] = useState<Opened>({ kind: 'loading' });
  const close = useRef<() => void>(() => undefined);
  const turn = useRef(0);

  const open = useCallback(async () => {
    const own = (turn.current += 1);
    close.current();
    try {
      const editor = await openEditor(shop, pageId);
      if (own !== turn.current) {
        editor?.store.getState().close();
        return;
      }
      close.current = () => editor?.store.getState().close();
      setOpened(editor ? { kind: 'open', ...editor } : { kind: 'missing' });
    } catch {
      if (own === turn.current) setOpened({ kind: 'failed' });
    }
  }, [shop, pageId]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer of the API comes later
    void open();
    return () => {
      turn.current += 1;
      close.current();
    };
  }, [open]);

  /** Counts changes from here: what was asked for before one is older than its answer. */
  const changes = useRef(0);
  const setComments = useCallback((comments: readonly CommentThreadFragment[]) => {
    changes.current += 1;
    setOpened((before) => (before.kind === 'open' ? { ...before, comments } : before));
  }, []);

  /** Asks what the site shows of the page, and for comments; the draft stays as it is here. */
  const refresh = useCallback(async () => {
    const asked = changes.current;
    try {
      const { staffPage, staffPageComments, staffCommonBlocks } = await query(shop.client, PageFactsDocument, {
        id: pageId,
      });
      if (!staffPage) return;
      setOpened((before) => {
        if (before.kind !== 'open') return before;
        before.store.getState().setCommons(toCommons(staffCommonBlocks));
        void before.store.getState().hear(staffPage.draft.revision);
        return { ...before, page: staffPage };
      });
      if (staffPageComments && asked === changes.current) setComments(staffPageComments);
    } catch {
      // A page that cannot be asked for now keeps what is known of it.
    }
  }, [shop, pageId, setComments]);

  return { opened, reopen: () => void open(), refresh, setComments };
}
