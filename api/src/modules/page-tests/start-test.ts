import { AppError } from '../../errors/app-error';
import type { PageTest } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { checkPublishing } from '../pages/check-publishing';
import { refuseCommon, shownBlocksOf } from '../pages/common-blocks';
import { atPath, pathOf } from '../pages/document-page';
import { limitChanges } from '../pages/limit-changes';
import { getLiveDocument } from '../pages/move-page';
import type { PageRow } from '../pages/page-repository';
import type { PagesServices, PagesTransaction } from '../pages/pages-services';
import { presentPage, refuseOtherRevision } from '../pages/staff-page';
import { refuseDuringTest } from './refuse-during-test';
import { toPageTest } from './staff-test';
import type { TestRow } from './test-repository';

const [LEAST_SHARE, MOST_SHARE] = [1, 99];
const TEXTS = {
  share: `Укажите долю от\u00A0${LEAST_SHARE} до\u00A0${MOST_SHARE}\u00A0%`,
  notLive: 'Сравнивать не\u00A0с\u00A0чем: этой страницы сейчас нет на\u00A0сайте',
  planned: 'На\u00A0эту страницу запланирована публикация. Сначала отмените её',
  noVersion: 'Такой версии нет',
  same: 'Версия B такая\u00A0же, как на\u00A0сайте: сравнивать нечего',
  moved: 'В\u00A0черновике другой адрес. У\u00A0обеих версий он должен быть одним',
};
const NOTE = 'Версия B для A/B-теста';

interface StartInput extends Pick<TestRow, 'share' | 'goal'> {
  id: string;
  /** Of the draft that was seen. */
  revision: number;
  /** A version of the history; the draft when there is none. */
  number?: number | null;
}

const conflict = (reason: string, text: string) => new AppError('CONFLICT', reason, { text });

/** The document that is tried. */
async function findTried(tx: PagesTransaction, page: PageRow, { number, revision }: StartInput): Promise<string> {
  if (typeof number !== 'number') {
    refuseOtherRevision(page, revision);
    if (pathOf(JSON.parse(page.draft)) !== page.path) throw conflict('the draft has another address', TEXTS.moved);
    return page.draft;
  }
  const version = await tx.versions.find(page.id, number);
  if (!version) throw new AppError('NOT_FOUND', 'no such version', { text: TEXTS.noVersion });
  return atPath(version.document, page.path);
}

function refuseUntestable(page: PageRow): number {
  refuseCommon(page);
  if (page.state !== 'live' || page.live_number === null) throw conflict('the page is not live', TEXTS.notLive);
  refuseDuringTest(page);
  if (page.publish_at !== null) throw conflict('a publication is planned', TEXTS.planned);
  return page.live_number;
}

/**
 * Starts a test of a live page: a share of its visitors gets another version, which is checked as
 * if it were published.
 * @throws AppError BAD_REQUEST with `faults` or `fields`; NOT_FOUND; CONFLICT, also with
 *   `conflict`; TOO_MANY_REQUESTS
 */
export async function startTest(
  { limits, inTransaction, onPublished }: PagesServices,
  userId: number,
  input: StartInput,
): Promise<PageTest> {
  const { id, share, goal } = input;
  refuseFields({ ...((share < LEAST_SHARE || share > MOST_SHARE) && { share: TEXTS.share }) });
  await limitChanges(limits, userId);
  const started = await inTransaction(async (tx) => {
    await tx.pages.lockSite();
    const page = presentPage(await tx.pages.lock(id));
    const numberA = refuseUntestable(page);
    const [live, document] = [await getLiveDocument(tx, page), await findTried(tx, page, input)];
    if (document === live) throw conflict('both versions are the same', TEXTS.same);
    await checkPublishing({ ...page, draft: document }, tx, Date.now());
    const numberB = await tx.versions.add({ pageId: id, document, madeBy: userId, note: NOTE });
    await tx.tests.insert({ pageId: id, numberA, numberB, share, goal, startedBy: userId });
    await tx.pages.setShown(id, await shownBlocksOf([live, document], new Date(), tx));
    await tx.audit.add({ action: 'start-test', userId, pageId: id, details: { share, goal, number: numberB } });
    return tx.tests.lockRunning(id);
  });
  await onPublished();
  if (!started) throw new Error(`no test of page ${id} was started`);
  return toPageTest(started);
}
