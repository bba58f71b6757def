import { useCallback } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { useEditorStore } from '../../editing';
import { DraftRevisionDocument } from '../../generated/graphql';
import { useWhileSeen } from './use-while-seen';

/** What a colleague has typed is saved after 2 s, so it is here within 6 s. */
const EVERY_MS = 4000;

/**
 * Takes in what others save while they have the page open. Otherwise the news of the page are soon
 * enough.
 */
export function useDraftNews(pageId: string, hasVisitors: boolean): void {
  const { client } = useShop();
  const store = useEditorStore();
  const ask = useCallback(async () => {
    try {
      const { staffPage } = await query(client, DraftRevisionDocument, { id: pageId });
      if (staffPage) await store.getState().hear(staffPage.draft.revision);
    } catch {
      // What is not saved says itself that there is no network.
    }
  }, [client, pageId, store]);
  useWhileSeen(ask, hasVisitors ? EVERY_MS : null);
}
