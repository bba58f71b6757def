import { endRunningTest } from '../page-tests/end-test';
import type { PageRow } from './page-repository';
import type { PagesTransaction } from './pages-services';
import { shownBlocksOf, tellReferring } from './common-blocks';
import { SAME_BLOCKS } from './shown-blocks';

export interface LiveVersion {
  /** JSON. */
  document: string;
  path: string;
  /** null: came with the remote, whose releases the page then follows. */
  madeBy: number | null;
  note: string | null;
}

/**
 * Makes a new version of a page what visitors see. All addresses that the page has left lead to its
 * present one, also where they led elsewhere while it was off; the present one leads nowhere else.
 * A common block has none; the pages that show it are told anew. A test of the page, which compared
 * the version of before, ends.
 * @param page as it was, locked
 * @returns the number of the version
 */
export async function goLive(
  tx: Pick<PagesTransaction, 'pages' | 'versions' | 'redirects' | 'release' | 'tests' | 'audit'>,
  page: PageRow,
  { document, path, madeBy, note }: LiveVersion,
): Promise<number> {
  const { pages, versions, redirects } = tx;
  await endRunningTest(tx, page.id, { outcome: 'stopped', userId: null });
  const number = await versions.add({ pageId: page.id, document, madeBy, note });
  if (page.is_common) {
    await pages.setLive(page.id, { number, path, isShipped: false, ...SAME_BLOCKS });
    await tellReferring(tx, page.id);
    return number;
  }
  await redirects.remove(path);
  if (page.state === 'live' && page.path !== path) await redirects.add(page.path, path, page.id);
  await redirects.leadTo(path, page.id);
  const blocks = madeBy === null ? SAME_BLOCKS : await shownBlocksOf([document], new Date(), tx);
  await pages.setLive(page.id, { number, path, isShipped: madeBy === null, ...blocks });
  return number;
}
