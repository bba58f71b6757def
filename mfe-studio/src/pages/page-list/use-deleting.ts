import { useRef, useState } from 'react';
import { mutate, useNotices, useShop } from '@shop/shared/runtime';
import { StaffDeletePageDocument, StaffUndeletePageDocument } from '../../generated/graphql';
import { refusalWords } from '../../words';
import type { ListedPage } from './use-page-list';

/**
 * Deletes drafts, and puts them back.
 * @param load asks for the list again
 */
export function useDeleting(load: () => Promise<void>) {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const [deleted, setDeleted] = useState<ListedPage | null>(null);
  const isUnderWay = useRef(false);

  const run = async (work: () => Promise<unknown>, after: ListedPage | null, failure: string) => {
    if (isUnderWay.current) return; // the second half of a double press
    isUnderWay.current = true;
    try {
      await track(work());
      await load(); // what is said to be gone is in no list
      setDeleted(after);
    } catch (error) {
      show({ kind: 'error', title: failure, text: refusalWords(error) });
      await load();
    }
    isUnderWay.current = false;
  };

  return {
    /** The draft that was deleted last. */
    deleted,
    remove: (page: ListedPage) =>
      void run(() => mutate(client, StaffDeletePageDocument, { id: page.id }), page, 'Черновик не\u00A0удалён'),
    putBack: (id: string) =>
      void run(() => mutate(client, StaffUndeletePageDocument, { id }), null, 'Черновик не\u00A0вернулся'),
    forget: () => setDeleted(null),
  };
}
