import { AppError } from '../../errors/app-error';
import type { PageTest, PageTestOutcome } from '../../generated/resolvers-types';
import { atPath, pathOf } from '../pages/document-page';
import { goLive } from '../pages/go-live';
import { limitChanges } from '../pages/limit-changes';
import { getLiveDocument } from '../pages/move-page';
import type { PageRow } from '../pages/page-repository';
import type { PagesServices, PagesTransaction } from '../pages/pages-services';
import { presentPage } from '../pages/staff-page';
import { endRunningTest } from './end-test';
import { toPageTest } from './staff-test';
import type { TestRow } from './test-repository';

const ENDED = 'Этот A/B-тест уже закончился';
const NOTES: Partial<Record<PageTestOutcome, string>> = {
  wonB: 'Версия B: победила в\u00A0A/B-тесте',
  tookB: 'Версия B: взята из\u00A0A/B-теста',
};

async function documentOfB({ versions }: PagesTransaction, page: PageRow, test: TestRow): Promise<string> {
  const version = await versions.find(page.id, test.number_b);
  if (!version) throw new Error(`page ${page.id} has no version ${test.number_b}`);
  const { document } = version;
  return pathOf(JSON.parse(document)) === page.path ? document : atPath(document, page.path);
}

/** Publishes B again as a new version. A draft that has nothing unpublished follows. */
async function publishB(tx: PagesTransaction, page: PageRow, test: TestRow, note: string, by: number): Promise<void> {
  const document = await documentOfB(tx, page, test);
  const isDraftPublished = page.draft === (await getLiveDocument(tx, page));
  const { id, path } = page;
  const number = await goLive(tx, page, { document, path, madeBy: by, note });
  if (isDraftPublished) await tx.pages.saveDraft(id, document, by);
  await tx.audit.add({ action: 'publish', userId: by, pageId: id, details: { number, path } });
}

/**
 * Ends a test. Where B is better or was chosen, it goes live, in the name of whoever chose it or
 * has started the test; else A stays.
 * @param page locked, after the site
 * @param test its running one, locked
 * @param userId null: the program itself
 */
export async function takeOutcome(
  tx: PagesTransaction,
  page: PageRow,
  test: TestRow,
  { outcome, userId }: { outcome: PageTestOutcome; userId: number | null },
): Promise<void> {
  await endRunningTest(tx, page.id, { outcome, userId });
  const note = NOTES[outcome];
  if (note !== undefined) await publishB(tx, page, test, note, userId ?? test.started_by);
}

/**
 * Ends a test by hand.
 * @throws AppError NOT_FOUND; CONFLICT when none is running; TOO_MANY_REQUESTS
 */
export async function endTest(
  { limits, inTransaction, onPublished }: PagesServices,
  userId: number,
  { id, takesB }: { id: string; takesB: boolean },
): Promise<PageTest> {
  await limitChanges(limits, userId);
  const ended = await inTransaction(async (tx) => {
    await tx.pages.lockSite();
    const page = presentPage(await tx.pages.lock(id));
    const test = await tx.tests.lockRunning(id);
    if (!test) throw new AppError('CONFLICT', 'no test is running', { text: ENDED });
    await takeOutcome(tx, page, test, { outcome: takesB ? 'tookB' : 'keptA', userId });
    return tx.tests.findLast(id);
  });
  await onPublished();
  if (!ended) throw new Error(`page ${id} has no test`);
  return toPageTest(ended);
}
