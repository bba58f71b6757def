import { useCallback, useEffect, useState } from 'react';
import type { PageDocument } from '@shop/shared/page-documents';
import { query, useShop } from '@shop/shared/runtime';
import {
  StaffKeptDraftsDocument,
  StaffVersionsDocument,
  type StaffKeptDraftsQuery,
  type StaffVersionsQuery,
} from '../../generated/graphql';

type WithDocument<Of> = Omit<Of, 'document'> & { document: PageDocument };

export type Version = WithDocument<StaffVersionsQuery['staffVersions'][number]>;
export type KeptDraft = WithDocument<StaffKeptDraftsQuery['staffKeptDrafts'][number]>;

/** The API sends as many at once. */
const AT_ONCE = 20;

interface History<Of> {
  /** The latest first; null until the first answer. */
  items: readonly Of[] | null;
  isFailed: boolean;
  /** Whether there are older ones. */
  hasMore: boolean;
}

/** What the API has checked and kept has the form of a document. */
const withDocument = <Of extends { document: unknown }>(item: Of) => ({
  ...item,
  document: item.document as PageDocument,
});

/** Loads the past of a page in parts; another function makes it begin again. */
function useParts<Of extends { number: number }>(ask: (before: number | null) => Promise<Of[]>) {
  const [state, setState] = useState<History<Of>>({ items: null, isFailed: false, hasMore: false });

  const load = useCallback(
    async (before: number | null) => {
      try {
        const loaded = await ask(before);
        setState(({ items }) => ({
          items: [...(before === null ? [] : (items ?? [])), ...loaded],
          isFailed: false,
          hasMore: loaded.length === AT_ONCE,
        }));
      } catch {
        setState((before) => ({ ...before, isFailed: true }));
      }
    },
    [ask],
  );

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer of the API comes later
    void load(null);
  }, [load]);

  const { items } = state;
  return { ...state, retry: () => void load(null), loadMore: () => void load(items?.at(-1)?.number ?? null) };
}

/** What was published of a page. It begins again when the live version is another one. */
export function useVersions(pageId: string, liveVersion: number | null) {
  const { client } = useShop();
  const ask = useCallback(
    async (before: number | null): Promise<Version[]> => {
      const { staffVersions } = await query(client, StaffVersionsDocument, { id: pageId, before });
      return staffVersions.map(withDocument);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another live version makes the list another one
    [client, pageId, liveVersion],
  );
  return useParts(ask);
}

/** The drafts of a page that gave way in a conflict. */
export function useKeptDrafts(pageId: string) {
  const { client } = useShop();
  const ask = useCallback(
    async (before: number | null): Promise<KeptDraft[]> => {
      const { staffKeptDrafts } = await query(client, StaffKeptDraftsDocument, { id: pageId, before });
      return staffKeptDrafts.map(withDocument);
    },
    [client, pageId],
  );
  return useParts(ask);
}
