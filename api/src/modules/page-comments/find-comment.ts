import { AppError } from '../../errors/app-error';
import type { PageRow } from '../pages/page-repository';
import type { PagesTransaction } from '../pages/pages-services';
import { presentPage } from '../pages/staff-page';
import type { CommentRow } from './comment-repository';

const TEXTS = {
  gone: 'Этого комментария уже нет',
  foreign: 'Изменить и\u00A0удалить комментарий может только его автор',
};

interface FoundComment {
  comment: CommentRow;
  page: PageRow;
}

/**
 * Finds a comment or an answer, and locks its page: changes of its comments wait for each other.
 * @throws AppError NOT_FOUND
 */
async function findComment(tx: PagesTransaction, id: number): Promise<FoundComment> {
  const pageId = (await tx.comments.find(id))?.page_id;
  const page = pageId === undefined ? null : presentPage(await tx.pages.lock(pageId));
  const comment = await tx.comments.find(id);
  if (!comment || !page) throw new AppError('NOT_FOUND', `no comment ${id}`, { text: TEXTS.gone });
  return { comment, page };
}

/** @throws AppError NOT_FOUND, also for an answer */
export async function findThread(tx: PagesTransaction, id: number): Promise<FoundComment> {
  const found = await findComment(tx, id);
  if (found.comment.thread_id !== null) throw new AppError('NOT_FOUND', `${id} is an answer`, { text: TEXTS.gone });
  return found;
}

/** @throws AppError NOT_FOUND; FORBIDDEN for what others have written */
export async function findOwn(tx: PagesTransaction, id: number, userId: number): Promise<FoundComment> {
  const found = await findComment(tx, id);
  if (found.comment.user_id !== userId) throw new AppError('FORBIDDEN', 'by another', { text: TEXTS.foreign });
  return found;
}
