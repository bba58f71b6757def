import { fillTemplate } from '@shop/shared/format';
import { hasMaxLength, MESSAGES } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import type { StaffPage } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { approvalAskedMail, approvalDeclinedMail } from './approval-mails';
import { limitChanges } from './limit-changes';
import type { PageRow } from './page-repository';
import type { PagesServices, PagesTransaction } from './pages-services';
import { presentPage, toStaffPage } from './staff-page';

const MAX_NOTE = 500;
const TEXTS = {
  nothing: 'Публиковать нечего: черновик такой же, как на\u00A0сайте',
  notAsked: 'Эту страницу уже не\u00A0просят опубликовать',
};

/** @throws AppError BAD_REQUEST with `fields.note` */
function readNote(text: string | null | undefined, isRequired: boolean): string | null {
  const note = text?.trim() || null;
  if (isRequired && note === null) refuseFields({ note: MESSAGES.required });
  if (!hasMaxLength(note ?? '', MAX_NOTE))
    refuseFields({ note: fillTemplate(MESSAGES.maxLength, { length: MAX_NOTE }) });
  return note;
}

async function presentAsked(tx: PagesTransaction, id: string): Promise<PageRow> {
  const page = presentPage(await tx.pages.lock(id));
  if (page.approval_at === null)
    throw new AppError('CONFLICT', 'nobody has asked to publish the page', { text: TEXTS.notAsked });
  return page;
}

const nameOf = async (tx: PagesTransaction, userId: number, unknown: string) =>
  (await tx.staff.findPerson(userId))?.fullname ?? unknown;

const publishersBut = async (tx: PagesTransaction, userId: number) =>
  (await tx.staff.findAll()).filter(({ user_id: id, rights }) => id !== userId && rights.includes('publish'));

/**
 * Asks publishers to publish a draft. Each gets a mail; asking again changes the note only.
 * @throws AppError BAD_REQUEST with `fields.note`; NOT_FOUND; CONFLICT when there is nothing to
 *   publish; TOO_MANY_REQUESTS
 */
export async function askApproval(
  { limits, inTransaction, onMailQueued, publicUrl }: PagesServices,
  userId: number,
  input: { id: string; note?: string | null },
): Promise<StaffPage> {
  const note = readNote(input.note, false);
  await limitChanges(limits, userId);
  const asked = await inTransaction(async (tx) => {
    const page = presentPage(await tx.pages.lock(input.id));
    if (page.state === 'live' && !page.has_unpublished)
      throw new AppError('CONFLICT', 'the draft is live already', { text: TEXTS.nothing });
    await tx.pages.askApproval(page.id, userId, note);
    const after = toStaffPage(presentPage(await tx.pages.find(page.id)));
    if (page.approval_at === null) {
      const who = await nameOf(tx, userId, 'Коллега');
      for (const { email } of await publishersBut(tx, userId))
        await tx.outbox.add(approvalAskedMail({ email, who, page: after, note }, publicUrl));
      await tx.audit.add({ action: 'ask-approval', userId, pageId: page.id });
    }
    return after;
  });
  onMailQueued();
  return asked;
}

/**
 * Asks no longer.
 * @throws AppError NOT_FOUND; CONFLICT when nobody has asked
 */
export async function withdrawApproval(
  { inTransaction }: PagesServices,
  userId: number,
  id: string,
): Promise<StaffPage> {
  return inTransaction(async (tx) => {
    await presentAsked(tx, id);
    await tx.pages.endApproval(id);
    await tx.audit.add({ action: 'withdraw-approval', userId, pageId: id });
    return toStaffPage(presentPage(await tx.pages.find(id)));
  });
}

/**
 * Gives a draft back with what is to be changed, which whoever has asked gets by mail.
 * @throws AppError BAD_REQUEST with `fields.note`; NOT_FOUND; CONFLICT when nobody has asked
 */
export async function declineApproval(
  { inTransaction, onMailQueued, publicUrl }: PagesServices,
  userId: number,
  input: { id: string; note: string },
): Promise<StaffPage> {
  const note = readNote(input.note, true);
  const declined = await inTransaction(async (tx) => {
    const { approval_by: askerId } = await presentAsked(tx, input.id);
    const asker = askerId === null || askerId === userId ? null : await tx.staff.findPerson(askerId);
    const who = await nameOf(tx, userId, 'Издатель');
    await tx.pages.endApproval(input.id);
    const after = toStaffPage(presentPage(await tx.pages.find(input.id)));
    if (asker) await tx.outbox.add(approvalDeclinedMail({ email: asker.email, who, page: after, note }, publicUrl));
    await tx.audit.add({ action: 'decline-approval', userId, pageId: input.id });
    return after;
  });
  onMailQueued();
  return declined;
}
