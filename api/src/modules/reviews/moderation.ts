import { LIMITS, MESSAGES } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import { hashToken } from '../../secret-token';
import { checkFields, lineError } from '../account/account-fields';
import { limitMisses } from '../account/limit-misses';
import type { WaitingQuestion } from './question-repository';
import { answerMail } from './review-mails';
import type { WaitingReview } from './review-repository';
import type { ReviewServices } from './review-services';

export type Waiting = { kind: 'review'; row: WaitingReview } | { kind: 'question'; row: WaitingQuestion };

export interface Decision {
  isShown: boolean;
  /** To a question; what is shown of a review needs none. */
  answer: string;
}

/**
 * What the shop decides on by a key; nothing changes.
 * @throws AppError NOT_FOUND for a wrong key or a used one; TOO_MANY_REQUESTS
 */
export function findWaiting(
  { reviews, questions, limits }: ReviewServices,
  key: string,
  address: string,
): Promise<Waiting> {
  return limitMisses(limits, address, async () => {
    const review = await reviews.findWaiting(hashToken(key));
    if (review) return { kind: 'review', row: review };
    const question = await questions.findWaiting(hashToken(key));
    if (question) return { kind: 'question', row: question };
    throw new AppError('NOT_FOUND', 'nothing waits for this key');
  });
}

/** @throws AppError BAD_REQUEST with `fields.answer` */
export function checkAnswer(answer: string): void {
  checkFields({ answer: answer === '' ? MESSAGES.required : lineError(answer, LIMITS.maxReview) });
}

async function decideQuestion(
  { inTransaction, publicUrl }: ReviewServices,
  keyHash: string,
  { row, isShown, answer }: Decision & { row: WaitingQuestion },
): Promise<boolean> {
  if (isShown) checkAnswer(answer);
  return inTransaction(async ({ questions, outbox }) => {
    if (!isShown) return questions.reject(keyHash);
    if (!(await questions.show(keyHash, answer))) return false;
    const { product_name: productName, slug, author_name: name, email, question_text: question } = row;
    await outbox.add(answerMail({ productName, slug, name, email, question, answer }, publicUrl));
    return true;
  });
}

/**
 * Shows or rejects what waits for a key, and ends the key. An asker is mailed the answer.
 * @throws AppError BAD_REQUEST with `fields.answer`; NOT_FOUND; TOO_MANY_REQUESTS
 */
export async function decide(
  services: ReviewServices,
  key: string,
  { isShown, answer }: Decision,
  address: string,
): Promise<void> {
  const { kind, row } = await findWaiting(services, key, address);
  const keyHash = hashToken(key);
  const isDecided =
    kind === 'review'
      ? await (isShown ? services.reviews.show(keyHash) : services.reviews.reject(keyHash))
      : await decideQuestion(services, keyHash, { row, isShown, answer: answer.trim() });
  if (!isDecided) throw new AppError('NOT_FOUND', 'the key was used meanwhile');
  services.onMailQueued();
}
