import { AppError } from '../../errors/app-error';
import type { PageComment } from '../../generated/resolvers-types';
import type { PagesServices, PagesTransaction } from '../pages/pages-services';
import { toPageComments } from './comment-threads';
import { findOwn, findThread } from './find-comment';

const ANSWERED = 'На\u00A0этот комментарий уже ответили. Его можно изменить или\u00A0отметить решённым';

/** What everybody may do with a thread. Done twice, it is done once. */
async function endThread(
  { inTransaction }: PagesServices,
  userId: number,
  id: number,
  isClosed: boolean,
): Promise<PageComment[]> {
  return inTransaction(async (tx: PagesTransaction) => {
    const { comment, page } = await findThread(tx, id);
    if ((comment.closed_at !== null) !== isClosed) {
      await (isClosed ? tx.comments.close(id, userId) : tx.comments.reopen(id));
      await tx.audit.add({ action: isClosed ? 'close-comment' : 'reopen-comment', userId, pageId: page.id });
    }
    return toPageComments(await tx.comments.findOfPage(page.id), userId);
  });
}

/** @throws AppError NOT_FOUND */
export const closeComment = (services: PagesServices, userId: number, id: number) =>
  endThread(services, userId, id, true);

/** @throws AppError NOT_FOUND */
export const reopenComment = (services: PagesServices, userId: number, id: number) =>
  endThread(services, userId, id, false);

/**
 * Deletes a comment or an answer of one's own. What others have answered would lose its sense.
 * @throws AppError NOT_FOUND; FORBIDDEN; CONFLICT when it was answered
 */
export async function deleteComment(
  { inTransaction }: PagesServices,
  userId: number,
  id: number,
): Promise<PageComment[]> {
  return inTransaction(async (tx) => {
    const { page } = await findOwn(tx, id, userId);
    const all = await tx.comments.findOfPage(page.id);
    if (all.some(({ thread_id: threadId }) => threadId === id))
      throw new AppError('CONFLICT', 'the comment was answered', { text: ANSWERED });
    await tx.comments.delete(id);
    await tx.audit.add({ action: 'delete-comment', userId, pageId: page.id });
    return toPageComments(await tx.comments.findOfPage(page.id), userId);
  });
}
