import { useCallback, useEffect, useRef, useState } from 'react';
import { mutate, query, RequestError, useShop } from '@shop/shared/runtime';
import {
  StaffFindTextDocument,
  StaffReplaceTextDocument,
  type StaffFindTextQuery,
  type StaffReplaceTextMutation,
} from '../../generated/graphql';
import { refusalWords } from '../../words';

export type TextPage = StaffFindTextQuery['staffFindText'][number];
export type SiteText = StaffFindTextQuery['staffFindSiteText'][number];
export type ReplacedPage = StaffReplaceTextMutation['staffReplaceText'][number];

interface Found {
  phrase: string;
  pages: readonly TextPage[];
  siteTexts: readonly SiteText[];
}

const fieldsOf = (failure: unknown): Readonly<Record<string, string>> =>
  failure instanceof RequestError ? failure.fields : {};

/**
 * Where a phrase stands, and how it is replaced.
 * @param phrase what is looked for; '' for nothing
 */
export function useTexts(phrase: string) {
  const { client, track } = useShop();
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [replaced, setReplaced] = useState<readonly ReplacedPage[] | null>(null);
  /** Pages that are not to be changed: what was found is chosen until somebody says otherwise. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const wanted = useRef('');

  const search = useCallback(
    async (asked: string) => {
      wanted.current = asked;
      try {
        const { staffFindText, staffFindSiteText } = await query(client, StaffFindTextDocument, { phrase: asked });
        if (wanted.current !== asked) return;
        setFound({ phrase: asked, pages: staffFindText, siteTexts: staffFindSiteText });
        setFailure(null);
      } catch (error) {
        if (wanted.current === asked) setFailure(error);
      }
    },
    [client],
  );
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer of the API comes later
    if (phrase !== '') void search(phrase);
  }, [phrase, search]);

  const { pages = null, siteTexts = null } = found?.phrase === phrase ? found : {};
  const chosen = (pages ?? []).filter(({ id, count }) => count > 0 && !left.has(id));
  const fields = fieldsOf(failure);
  return {
    /** Null while they load, and without a phrase. */
    ...{ pages, siteTexts, chosen, replaced, fields, isBusy },
    isLoading: phrase !== '' && pages === null && failure === null,
    /** The refusal that belongs to no field; null without one. */
    refused: failure === null || Object.keys(fields).length > 0 ? null : refusalWords(failure),
    searchAgain: () => {
      setFailure(null);
      void search(phrase);
    },
    choose: (id: string, isChosen: boolean) =>
      setLeft((before) => new Set(isChosen ? [...before].filter((one) => one !== id) : [...before, id])),
    forgetReplaced: () => setReplaced(null),
    replace: async (replacement: string): Promise<void> => {
      setIsBusy(true);
      setFailure(null);
      try {
        const named = chosen.map(({ id, revision }) => ({ id, revision }));
        const answer = await track(mutate(client, StaffReplaceTextDocument, { phrase, replacement, pages: named }));
        setReplaced(answer.staffReplaceText);
        await search(phrase);
      } catch (error) {
        setFailure(error);
      } finally {
        setIsBusy(false);
      }
    },
  };
}
