import { useCallback, useEffect, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffPagesDocument, type StaffPagesQuery } from '../../generated/graphql';
import { pageName } from '../../words';

type PageTotals = StaffPagesQuery['staffPageTotals'][number];

/** A page with its figures of 90 days; without them when nobody came. */
export type ListedPage = StaffPagesQuery['staffPages'][number] & { totals: PageTotals | undefined };

/** The name of a page without that of the shop. */
export const nameOf = ({ title }: Pick<ListedPage, 'title'>) => pageName(title);

/** Pages that somebody asks to publish come first, the longest waiting first of all. */
const askedFirst = ({ approval: one }: ListedPage, { approval: other }: ListedPage): number =>
  Number(!one) - Number(!other) || (one && other ? one.askedAt.localeCompare(other.askedAt) : 0);

/** All pages of the site; null while they load. */
export function usePageList() {
  const { client } = useShop();
  const [pages, setPages] = useState<readonly ListedPage[] | 'failed' | null>(null);

  const load = useCallback(async () => {
    try {
      const { staffPages, staffPageTotals } = await query(client, StaffPagesDocument, {});
      const totals = new Map(staffPageTotals.map((one) => [one.id, one]));
      setPages(staffPages.map((page) => ({ ...page, totals: totals.get(page.id) })).toSorted(askedFirst));
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
