import { fillTemplate } from '@shop/shared/format';
import { hasMaxLength, MESSAGES } from '@shop/shared/validation';
import type { StaffPage } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { refuseDuringTest } from '../page-tests/refuse-during-test';
import { checkPublishing } from './check-publishing';
import { goLive } from './go-live';
import { limitChanges } from './limit-changes';
import type { PageRow } from './page-repository';
import type { PagesServices, PagesTransaction } from './pages-services';
import { planTimeError } from './plan-time';
import { presentPage, refuseOtherRevision, toStaffPage } from './staff-page';

const MAX_NOTE = 200;
const TEXTS = {
  moving: 'Адрес страницы, которая уже на\u00A0сайте, меняют отдельно: запланировать можно только новый текст',
  afterEnd: 'К\u00A0этому времени страница уже будет снята с\u00A0сайта',
};

interface PublishInput {
  id: string;
  /** Of the draft that was seen. */
  revision: number;
  /** An instant; now when there is none. */
  at?: string | null;
  note?: string | null;
}

/** @throws AppError BAD_REQUEST with `fields` */
function checkInput({ at, note }: PublishInput): void {
  const wrongAt = at ? planTimeError(at) : null;
  refuseFields({
    ...(wrongAt && { at: wrongAt }),
    ...(!hasMaxLength(note ?? '', MAX_NOTE) && { note: fillTemplate(MESSAGES.maxLength, { length: MAX_NOTE }) }),
  });
}

const noteOf = ({ note }: PublishInput) => note?.trim() || null;

async function schedule(tx: PagesTransaction, userId: number, page: PageRow, path: string, input: PublishInput) {
  if (path !== page.path) {
    if (page.state === 'live') refuseFields({ path: TEXTS.moving });
    await tx.pages.setPath(page.id, path);
  }
  const at = new Date(input.at ?? Date.now());
  if (page.off_at !== null && at >= page.off_at) refuseFields({ at: TEXTS.afterEnd });
  // New words for the same plan are still what its note says.
  const note = noteOf(input) ?? page.publish_note;
  await tx.pages.schedule(page.id, { at, document: page.draft, note, by: userId });
  await tx.audit.add({ action: 'schedule', userId, pageId: page.id, details: { at: at.toISOString() } });
}

/** Two people, or one who presses twice, publish one draft: visitors see it already. */
const isLiveAlready = (page: PageRow, path: string) =>
  page.state === 'live' && !page.is_shipped && !page.has_unpublished && page.path === path;

async function publishNow(tx: PagesTransaction, userId: number, page: PageRow, path: string, input: PublishInput) {
  if (isLiveAlready(page, path)) {
    await tx.pages.unschedule(page.id);
    return;
  }
  const live = { document: page.draft, path, madeBy: userId, note: noteOf(input) };
  const number = await goLive(tx, page, live);
  // What was planned before is older than what is live now.
  await tx.pages.unschedule(page.id);
  await tx.audit.add({ action: 'publish', userId, pageId: page.id, details: { number, path } });
}

/**
 * Publishes a draft, now or at an instant. A changed address moves the page.
 * @throws AppError BAD_REQUEST with `faults` or `fields`; NOT_FOUND; CONFLICT with `conflict` or
 *   `fields.path`; TOO_MANY_REQUESTS
 */
export async function publishPage(
  { limits, inTransaction, onPublished }: PagesServices,
  userId: number,
  input: PublishInput,
): Promise<StaffPage> {
  checkInput(input);
  await limitChanges(limits, userId);
  const published = await inTransaction(async (tx) => {
    await tx.pages.lockSite();
    const page = presentPage(await tx.pages.lock(input.id));
    refuseDuringTest(page);
    refuseOtherRevision(page, input.revision);
    const path = await checkPublishing(page, tx, input.at ? Date.parse(input.at) : Date.now());
    await (input.at ? schedule : publishNow)(tx, userId, page, path, input);
    await tx.pages.endApproval(page.id);
    return presentPage(await tx.pages.find(page.id));
  });
  await onPublished();
  return toStaffPage(published);
}
