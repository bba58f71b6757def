import type {
  QueryStaffReviewsArgs,
  StaffReview,
  StaffReviewFilter,
  StaffReviewKind,
  StaffReviews,
} from '../../generated/resolvers-types';
import { readGoodsSearch } from '../staff/search-words';
import { cutPage, readPage } from '../staff/staff-page';
import type { ReviewConditions, ReviewRow } from './review-desk-repository';
import type { StaffReviewsServices } from './staff-reviews-services';

/** A review or a question as the contract has it; nobody is shown an asker's e-mail. */
export function toStaffReview(kind: StaffReviewKind, row: ReviewRow): StaffReview {
  return {
    id: row.id,
    kind,
    status: row.status,
    revision: row.revision,
    productId: row.product_id,
    productName: row.product_name,
    productSlug: row.slug,
    authorName: row.author_name,
    rating: row.rating,
    text: row.text,
    answer: row.answer_text,
    createdAt: row.created_at.toISOString(),
    isExample: row.is_example,
    mailsAsker: row.email !== null,
  };
}

/** Null when nothing can be found by the text. */
function readFilter({ status, text }: StaffReviewFilter): ReviewConditions | null {
  const state = { status: status ?? undefined };
  if (!text?.trim()) return state;
  const words = readGoodsSearch(text);
  return words === null ? null : { ...state, words };
}

/**
 * A page of the reviews or of the questions, the newest first, and how many of both wait.
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function listStaffReviews(
  { desk }: Pick<StaffReviewsServices, 'desk'>,
  { kind, filter, ...page }: QueryStaffReviewsArgs,
): Promise<StaffReviews> {
  const { after: last, limit } = readPage(page);
  const conditions = readFilter(filter ?? {});
  const [found, waiting] = await Promise.all([
    conditions ? desk.find(kind, { ...conditions, after: last }, limit + 1) : [],
    desk.countWaiting(),
  ]);
  const { rows, after } = cutPage(found, limit);
  return {
    rows: rows.map((row) => toStaffReview(kind, row)),
    after,
    waitingReviews: waiting.reviews,
    waitingQuestions: waiting.questions,
  };
}
