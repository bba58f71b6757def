import { useCallback, useEffect, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffPagesDocument, type StaffPagesQuery } from '../../generated/graphql';
import { pageName } from '../../words';

export type ListedPage = StaffPagesQuery['staffPages'][number];

/** The name of a page without that of the shop. */
export const nameOf = ({ title }: Pick<ListedPage, 'title'>) => pageName(title);

/** All pages of the site; null while they load. */
export function usePageList() {
  const { client } = useShop();
  const [pages, setPages] = useState<readonly ListedPage[] | 'failed' | null>(null);

  const load = useCallback(async () => {
    try {
      const { staffPages } = await query(client, StaffPagesDocument, {});
      setPages(staffPages);
    } catch {
      setPages('failed');
    }
  }, [client]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer of the API comes later
    void load();
  }, [load]);

  return { pages, load };
}
