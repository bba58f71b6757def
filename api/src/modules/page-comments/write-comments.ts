import { MESSAGES } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import type {
  MutationStaffAddCommentArgs,
  MutationStaffAnswerCommentArgs,
  MutationStaffEditCommentArgs,
  PageComment,
} from '../../generated/resolvers-types';
import { findLengthErrors, refuseFields } from '../../input/field-errors';
import { limitChanges } from '../pages/limit-changes';
import type { PageRow } from '../pages/page-repository';
import type { PagesServices, PagesTransaction } from '../pages/pages-services';
import { presentPage, toStaffPage } from '../pages/staff-page';
import { commentAnsweredMail } from './comment-mails';
import type { CommentPlace, CommentRow } from './comment-repository';
import { toPageComments } from './comment-threads';
import { findOwn, findThread } from './find-comment';

const LONGEST_TEXT = 2000;
const LONGEST_OF_PLACE = { blockId: 200, blockName: 300, path: 300, quote: 1000 };
const MOST_OF_PAGE = 500;
const FULL = `На\u00A0странице уже ${MOST_OF_PAGE} комментариев и\u00A0ответов: удалите ненужные`;

/** @throws AppError BAD_REQUEST with `fields.text` */
function readText(sent: string): string {
  const text = sent.trim();
  refuseFields({
    ...findLengthErrors({ text }, { text: LONGEST_TEXT }),
    ...(text === '' && { text: MESSAGES.required }),
  });
  return text;
}

/** @throws AppError BAD_REQUEST with `fields` */
function readPlace({ blockId, blockName, path, quote }: MutationStaffAddCommentArgs): CommentPlace {
  const place = { blockId, blockName, path: path?.trim() || null, quote: quote?.trim() || null };
  refuseFields({
    ...findLengthErrors(place, LONGEST_OF_PLACE),
    ...(blockId.trim() === '' && { blockId: MESSAGES.required }),
  });
  return place;
}

/** Whether a call is sent again because its answer was lost: it adds nothing new. */
function isRepeated(last: CommentRow | undefined, userId: number, text: string, place?: CommentPlace): boolean {
  if (last?.user_id !== userId || last.text !== text) return false;
  return !place || (last.block_id === place.blockId && last.path === place.path && last.quote === place.quote);
}

/** @throws AppError CONFLICT */
function refuseFull(all: readonly CommentRow[]): void {
  if (all.length >= MOST_OF_PAGE) throw new AppError('CONFLICT', 'too many comments', { text: FULL });
}

/**
 * Begins a thread about a block.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; CONFLICT when the page has too many;
 *   TOO_MANY_REQUESTS
 */
export async function addComment(
  { limits, inTransaction }: PagesServices,
  userId: number,
  input: MutationStaffAddCommentArgs,
): Promise<PageComment[]> {
  const place = readPlace(input);
  const text = readText(input.text);
  await limitChanges(limits, userId);
  return inTransaction(async (tx) => {
    const { id } = presentPage(await tx.pages.lock(input.pageId));
    const all = await tx.comments.findOfPage(id);
    if (isRepeated(all.at(-1), userId, text, place)) return toPageComments(all, userId);
    refuseFull(all);
    await tx.comments.addThread(id, userId, place, text);
    await tx.audit.add({ action: 'add-comment', userId, pageId: id });
    return toPageComments(await tx.comments.findOfPage(id), userId);
  });
}

interface Answer {
  page: PageRow;
  thread: readonly CommentRow[];
  userId: number;
  text: string;
}

/** To those who have written in the thread, unless they edit pages no longer. */
async function mailAnswer(tx: PagesTransaction, { page, thread, userId, text }: Answer, publicUrl: string) {
  const people = await tx.staff.findAll();
  const who = people.find(({ user_id: id }) => id === userId)?.fullname ?? 'Коллега';
  const writers = new Set(thread.map(({ user_id: id }) => id));
  const { title } = toStaffPage(page);
  for (const { user_id: id, email, rights } of people) {
    const isTold = id !== userId && writers.has(id) && rights.includes('pages');
    const answered = { email, who, page: { id: page.id, title }, commentId: thread[0]?.id ?? 0, answer: text };
    if (isTold) await tx.outbox.add(commentAnsweredMail(answered, publicUrl));
  }
}

/**
 * Answers in a thread, which opens again when it was closed.
 * @throws AppError BAD_REQUEST with `fields.text`; NOT_FOUND; CONFLICT when the page has too many;
 *   TOO_MANY_REQUESTS
 */
export async function answerComment(
  { limits, inTransaction, onMailQueued, publicUrl }: PagesServices,
  userId: number,
  input: MutationStaffAnswerCommentArgs,
): Promise<PageComment[]> {
  const text = readText(input.text);
  await limitChanges(limits, userId);
  const answered = await inTransaction(async (tx) => {
    const { comment, page } = await findThread(tx, input.id);
    const all = await tx.comments.findOfPage(page.id);
    const answers = all.filter(({ thread_id: threadId }) => threadId === comment.id);
    if (isRepeated(answers.at(-1), userId, text)) return toPageComments(all, userId);
    refuseFull(all);
    await tx.comments.addAnswer(comment, userId, text);
    await tx.comments.reopen(comment.id);
    await mailAnswer(tx, { page, thread: [comment, ...answers], userId, text }, publicUrl);
    await tx.audit.add({ action: 'answer-comment', userId, pageId: page.id });
    return toPageComments(await tx.comments.findOfPage(page.id), userId);
  });
  onMailQueued();
  return answered;
}

/**
 * Changes a comment or an answer of one's own.
 * @throws AppError BAD_REQUEST with `fields.text`; NOT_FOUND; FORBIDDEN; TOO_MANY_REQUESTS
 */
export async function editComment(
  { limits, inTransaction }: PagesServices,
  userId: number,
  input: MutationStaffEditCommentArgs,
): Promise<PageComment[]> {
  const text = readText(input.text);
  await limitChanges(limits, userId);
  return inTransaction(async (tx) => {
    const { comment, page } = await findOwn(tx, input.id, userId);
    if (comment.text !== text) {
      await tx.comments.edit(comment.id, text);
      await tx.audit.add({ action: 'edit-comment', userId, pageId: page.id });
    }
    return toPageComments(await tx.comments.findOfPage(page.id), userId);
  });
}
