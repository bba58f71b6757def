import { useCallback, useEffect, useRef, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { openEditor, type OpenEditor } from '../../editing';
import { PageFactsDocument } from '../../generated/graphql';

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

  /** Asks again what the site shows of the page; the draft stays as it is here. */
  const refresh = useCallback(async () => {
    try {
      const { staffPage } = await query(shop.client, PageFactsDocument, { id: pageId });
      if (staffPage) setOpened((before) => (before.kind === 'open' ? { ...before, page: staffPage } : before));
    } catch {
      // A page that cannot be asked for now keeps what is known of it.
    }
  }, [shop, pageId]);

  return { opened, reopen: () => void open(), refresh };
}
