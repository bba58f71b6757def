import { MOST_PAGE_SUMS, PAGE_COUNTS, type PageSum } from '@shop/shared/page-documents';
import type { PageReport } from '../../../src/rum/page-report';
import type { SitePage } from '../documents/site-pages';

type Counts = Partial<Pick<PageSum, (typeof PAGE_COUNTS)[number]>>;

/** What visitors do on pages, until the API has it. */
export interface PageSums {
  /**
   * Counts what a browser has reported of a published page, for its version of now.
   * @param isTried whether the visitor gets the version that is tested
   */
  add: (report: PageReport, isTried?: boolean) => void;
  /** Returns what was counted since the last call. */
  take: () => PageSum[];
  /** Counts again what did not reach the API. */
  giveBack: (sums: readonly PageSum[]) => void;
}

/**
 * Adds up what browsers report. What the API has not taken yet waits here, up to the size of one
 * call; anything beyond that is not counted.
 */
export function createPageSums(
  pageAt: (path: string) => Pick<SitePage, 'id' | 'number' | 'test'> | undefined,
): PageSums {
  let counted = new Map<string, PageSum>();

  const count = ({ id, number }: Pick<PageSum, 'id' | 'number'>, block: string, more: Counts) => {
    const key = `${id} ${number} ${block}`;
    const known = counted.get(key);
    if (!known && counted.size >= MOST_PAGE_SUMS) return;
    const sum = known ?? { id, number, block, visits: 0, seen: 0, presses: 0, orders: 0 };
    for (const name of PAGE_COUNTS) sum[name] += more[name] ?? 0;
    counted.set(key, sum);
  };

  return {
    add({ page: path, isVisit = false, seen = [], presses = {}, order }, isTried = false) {
      const found = pageAt(path);
      if (!found) return;
      const page = { id: found.id, number: (isTried ? found.test?.number : undefined) ?? found.number };
      if (isVisit) count(page, '', { visits: 1 });
      for (const block of seen) count(page, block, { seen: 1 });
      for (const [block, times] of Object.entries(presses)) count(page, block, { presses: times });
      if (order) count(page, order, { orders: 1 });
    },
    take() {
      const taken = [...counted.values()];
      counted = new Map();
      return taken;
    },
    giveBack: (sums) => sums.forEach((sum) => count(sum, sum.block, sum)),
  };
}
