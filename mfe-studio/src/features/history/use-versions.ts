import { useCallback, useEffect, useState } from 'react';
import type { PageDocument } from '@shop/shared/page-documents';
import { query, useShop } from '@shop/shared/runtime';
import { StaffVersionsDocument, type StaffVersionsQuery } from '../../generated/graphql';

export type Version = Omit<StaffVersionsQuery['staffVersions'][number], 'document'> & { document: PageDocument };

interface Versions {
  /** The latest first; null until the first answer. */
  versions: readonly Version[] | null;
  isFailed: boolean;
  /** Whether there are older ones. */
  hasMore: boolean;
}

/** What was published of a page, loaded in parts. It begins again when `key` changes. */
export function useVersions(pageId: string, key: number | null) {
  const { client } = useShop();
  const [state, setState] = useState<Versions>({ versions: null, isFailed: false, hasMore: false });

  const load = useCallback(
    async (before: number | null) => {
      try {
        const { staffVersions } = await query(client, StaffVersionsDocument, { id: pageId, before });
        // What was published has the form of a document.
        const loaded = staffVersions.map((version) => ({ ...version, document: version.document as PageDocument }));
        setState(({ versions }) => ({
          versions: [...(before === null ? [] : (versions ?? [])), ...loaded],
          isFailed: false,
          hasMore: (loaded.at(-1)?.number ?? 1) > 1,
        }));
      } catch {
        setState((before) => ({ ...before, isFailed: true }));
      }
    },
    [client, pageId],
  );

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer of the API comes later
    void load(null);
  }, [load, key]);

  const { versions } = state;
  return { ...state, retry: () => void load(null), loadMore: () => void load(versions?.at(-1)?.number ?? null) };
}
