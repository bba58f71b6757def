import type { Logger } from 'pino';
import { repeat, type Repeated } from '../../repeat';
import { shownBlocksOf } from './common-blocks';
import { goLive } from './go-live';
import { getLiveDocument } from './move-page';
import { findTaken, getRelease } from './page-addresses';
import type { PageRow } from './page-repository';
import type { PagesServices, PagesTransaction } from './pages-services';
import { takeOffAtEnd } from './unpublish-page';

const INTERVAL_MS = 1_000;

/** Publishes what was planned for a page, unless something else has got its address meanwhile. */
async function publishOne(tx: PagesTransaction, page: PageRow): Promise<void> {
  const { id: pageId, path, publish_by: madeBy, publish_note: note, publish_document: document } = page;
  if (document === null) throw new Error(`nothing is planned for page ${pageId}`);
  await tx.pages.unschedule(pageId);
  const taken =
    page.state === 'live' || page.is_common ? null : await findTaken(path, pageId, tx, await getRelease(tx));
  if (taken !== null) {
    if (page.off_at !== null) await tx.pages.cancelEnd(pageId);
    await tx.audit.add({ action: 'schedule-failed', userId: madeBy, pageId, details: { path } });
    return;
  }
  const number = await goLive(tx, page, { document, path, madeBy, note });
  await tx.audit.add({ action: 'publish-scheduled', userId: madeBy, pageId, details: { number, path } });
}

/** Shows the blocks of a page whose start has come, and no longer those whose end has. */
async function turnBlocks(tx: PagesTransaction, page: PageRow): Promise<void> {
  if (page.shown_until === null) throw new Error(`the blocks of page ${page.id} never change`);
  const test = await tx.tests.lockRunning(page.id);
  const tried = test && (await tx.versions.find(page.id, test.number_b));
  const documents = [await getLiveDocument(tx, page), ...(tried ? [tried.document] : [])];
  await tx.pages.setShown(page.id, await shownBlocksOf(documents, page.shown_until, tx));
}

/**
 * Publishes what is due, takes off what has ended, and turns the blocks whose start or end has
 * come. Processes wait for each other at the lock, after which the page is no longer due: each
 * happens once.
 */
export async function publishScheduled({ pages, inTransaction, onPublished }: PagesServices): Promise<void> {
  if (!(await pages.hasDue())) return;
  await inTransaction(async (tx) => {
    await tx.pages.lockSite();
    for (let page = await tx.pages.lockDue(); page; page = await tx.pages.lockDue()) await publishOne(tx, page);
    // No page is planned to end before it is published.
    for (let page = await tx.pages.lockDueEnd(); page; page = await tx.pages.lockDueEnd()) await takeOffAtEnd(tx, page);
    for (let page = await tx.pages.lockDueBlocks(); page; page = await tx.pages.lockDueBlocks())
      await turnBlocks(tx, page);
  });
  await onPublished();
}

/** Looks every second for what is due, also for what became due while nothing ran. */
export const startScheduledPages = (services: PagesServices, log: Logger): Repeated =>
  repeat(
    () => publishScheduled(services),
    INTERVAL_MS,
    (error) => log.warn({ err: error }, 'scheduled pages not published'),
  );
