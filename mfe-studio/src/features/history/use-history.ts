import { useCallback } from 'react';
import type { PageDocument } from '@shop/shared/page-documents';
import { query, useShop } from '@shop/shared/runtime';
import {
  StaffKeptDraftsDocument,
  StaffVersionsDocument,
  type StaffKeptDraftsQuery,
  type StaffVersionsQuery,
} from '../../generated/graphql';
import { useParts } from '../parts';

type WithDocument<Of> = Omit<Of, 'document'> & { document: PageDocument };

export type Version = WithDocument<StaffVersionsQuery['staffVersions'][number]>;
export type KeptDraft = WithDocument<StaffKeptDraftsQuery['staffKeptDrafts'][number]>;

/** As many as the API sends at once. */
const AT_ONCE = 20;

/** What the API has checked and kept has the form of a document. */
const withDocument = <Of extends { document: unknown }>(item: Of) => ({
  ...item,
  document: item.document as PageDocument,
});

const numberOf = ({ number }: { number: number }) => number;

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
  return useParts(ask, AT_ONCE, numberOf);
}

/** What the site shows of a page; null until it has come. */
export function useLiveDocument(pageId: string, liveVersion: number) {
  const { items, isFailed, retry } = useVersions(pageId, liveVersion);
  const live = items?.find(({ number }) => number === liveVersion)?.document ?? null;
  return { live, isFailed, retry };
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
  return useParts(ask, AT_ONCE, numberOf);
}
