import { formatDateTime } from '@shop/shared/format';
import { AppError } from '../../errors/app-error';
import type {
  MutationStaffAnswerQuestionArgs,
  ReviewStatus,
  StaffReview,
  StaffReviewKind,
  SuccessPayload,
} from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { checkAnswer } from '../reviews/moderation';
import { answerMail } from '../reviews/review-mails';
import type { AuditAction } from '../staff/audit-repository';
import { toStaffReview } from './read-reviews';
import type { ReviewRow } from './review-desk-repository';
import type { StaffReviewsServices, StaffReviewsTransaction } from './staff-reviews-services';

const TEXTS = {
  gone: 'Этого больше нет: автор отозвал или магазин отклонил',
  changed: 'Это уже изменили. Посмотрите, как стало, и\u00A0решите ещё раз.',
  changedBy: (name: string, time: string) =>
    `Здесь уже другое решение: ${name}, ${time}. Посмотрите, как стало, и\u00A0решите ещё раз.`,
  waits: 'Это не\u00A0показано на\u00A0сайте',
  shown: 'Это уже показано на\u00A0сайте. Сначала снимите с\u00A0сайта.',
  unanswered: 'Сначала ответьте на\u00A0вопрос',
  noAnswer: 'Ответа нет',
} as const;

/** What is decided on, as the person has seen it. */
export interface Seen {
  kind: StaffReviewKind;
  id: number;
  revision: number;
}

/** @throws AppError NOT_FOUND; CONFLICT with `conflict` */
async function lockSeen({ desk }: StaffReviewsTransaction, { kind, id, revision }: Seen): Promise<ReviewRow> {
  const row = await desk.lock(kind, id);
  if (!row) throw new AppError('NOT_FOUND', `no ${kind} ${id}`, { text: TEXTS.gone });
  if (row.revision === revision) return row;
  const last = await desk.findLastDecision(kind, row);
  const { by = null, at } = last ?? {};
  throw new AppError('CONFLICT', `the ${kind} has revision ${row.revision}, not ${revision}`, {
    text: by && at ? TEXTS.changedBy(by, formatDateTime(at)) : TEXTS.changed,
    conflict: { revision: row.revision, by, at: at?.toISOString() ?? null },
  });
}

/** Refuses a step that a state does not have. */
function refuseUnless(row: ReviewRow, status: ReviewStatus): void {
  if (row.status !== status) refuseFields({ status: status === 'new' ? TEXTS.shown : TEXTS.waits });
}

type Step = (tx: StaffReviewsTransaction, row: ReviewRow) => Promise<void>;

/** Does one step on what was seen; its record names no text. */
async function take(
  services: StaffReviewsServices,
  userId: number,
  { seen, action, step }: { seen: Seen; action: AuditAction; step: Step },
): Promise<ReviewRow | null> {
  const { after, version } = await services.inTransaction(async (tx) => {
    const row = await lockSeen(tx, seen);
    await step(tx, row);
    const { kind, id } = seen;
    await tx.audit.add({ action, userId, productId: row.product_id, details: { kind, id } });
    return { after: await tx.desk.lock(kind, id), version: await tx.readVersion() };
  });
  services.onChanged(version);
  return after;
}

async function takeKept(
  services: StaffReviewsServices,
  userId: number,
  taken: { seen: Seen; action: AuditAction; step: Step },
): Promise<StaffReview> {
  const row = await take(services, userId, taken);
  if (!row) throw new Error('what was changed is there');
  return toStaffReview(taken.seen.kind, row);
}

/**
 * Shows what waits; a question with the answer that it has.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; CONFLICT
 */
export function showReview(services: StaffReviewsServices, userId: number, seen: Seen): Promise<StaffReview> {
  const step: Step = async ({ desk }, row) => {
    refuseUnless(row, 'new');
    if (seen.kind === 'question' && row.answer_text === null) refuseFields({ answer: TEXTS.unanswered });
    await desk.show(seen.kind, row.id);
  };
  return takeKept(services, userId, { seen, action: 'show-review', step });
}

/**
 * Takes off the site what is shown; it waits again.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; CONFLICT
 */
export function hideReview(services: StaffReviewsServices, userId: number, seen: Seen): Promise<StaffReview> {
  const step: Step = async ({ desk }, row) => {
    refuseUnless(row, 'shown');
    await desk.hide(seen.kind, row.id);
  };
  return takeKept(services, userId, { seen, action: 'hide-review', step });
}

/**
 * Deletes what waits: it was kept to be shown (152-FZ, article 21.4).
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; CONFLICT
 */
export async function rejectReview(
  services: StaffReviewsServices,
  userId: number,
  seen: Seen,
): Promise<SuccessPayload> {
  const step: Step = async ({ desk }, row) => {
    refuseUnless(row, 'new');
    await desk.delete(seen.kind, row.id);
  };
  await take(services, userId, { seen, action: 'reject-review', step });
  return { success: true };
}

/**
 * Shows a question with its answer, or changes the answer. An asker is mailed the first answer, and
 * forgotten with it, so no other one follows.
 * @throws AppError BAD_REQUEST with `fields.answer`; NOT_FOUND; CONFLICT
 */
export async function answerQuestion(
  services: StaffReviewsServices,
  userId: number,
  { id, revision, answer: typed }: MutationStaffAnswerQuestionArgs,
): Promise<StaffReview> {
  const answer = typed.replaceAll('\r\n', '\n').trim();
  checkAnswer(answer);
  const step: Step = async ({ desk, outbox }, row) => {
    await desk.answer(id, answer);
    const { email, author_name: name, product_name: productName, text: question } = row;
    if (email === null) return;
    const mail = { productName, slug: row.slug ?? '', name: name ?? '', email, question, answer };
    await outbox.add(answerMail(mail, services.publicUrl));
  };
  const seen: Seen = { kind: 'question', id, revision };
  const shown = await takeKept(services, userId, { seen, action: 'answer-question', step });
  services.onMailQueued();
  return shown;
}

/**
 * Takes an answer back: the question waits without one.
 * @throws AppError BAD_REQUEST with `fields.answer`; NOT_FOUND; CONFLICT
 */
export function takeAnswerBack(
  services: StaffReviewsServices,
  userId: number,
  { id, revision }: Omit<Seen, 'kind'>,
): Promise<StaffReview> {
  const step: Step = async ({ desk }, row) => {
    if (row.answer_text === null) refuseFields({ answer: TEXTS.noAnswer });
    await desk.takeAnswerBack(id);
  };
  const seen: Seen = { kind: 'question', id, revision };
  return takeKept(services, userId, { seen, action: 'take-answer-back', step });
}
