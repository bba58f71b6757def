import { readEmail } from '@shop/shared/format';
import { LIMITS, MESSAGES } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import type { AskQuestionInput, SuccessPayload } from '../../generated/resolvers-types';
import type { RateLimit } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { createToken, hashToken } from '../../secret-token';
import { checkFields, emailError, lineError, readLine } from '../account/account-fields';
import { questionMail } from './review-mails';
import type { Author, ReviewServices } from './review-services';

const BY_ADDRESS: RateLimit = { name: 'questions', hits: 5, windowSeconds: 60 * 60 };
const TRAP = 'Оставьте это поле пустым';

/**
 * Stores a question about a product with the consent to an answer by mail, and mails the shop the
 * link where it is answered.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; TOO_MANY_REQUESTS
 */
export async function askQuestion(
  { questions, limits, inTransaction, onMailQueued, shopEmail, publicUrl }: ReviewServices,
  input: AskQuestionInput,
  { userId, address }: Author,
): Promise<SuccessPayload> {
  const [name, email, text] = [readLine(input.name), readEmail(input.email), input.text.trim()];
  checkFields({
    name: lineError(name, LIMITS.maxReviewName),
    email: emailError(email),
    text: lineError(text, LIMITS.maxReview),
    consent: input.consent ? null : MESSAGES.required,
    website: input.website ? TRAP : null,
  });
  refuseWhenPassed(await limits.count(BY_ADDRESS, address), 'questions from one address');
  const product = await questions.findProduct(input.productId);
  if (!product) throw new AppError('NOT_FOUND', `no product ${input.productId} to ask about`);

  const key = createToken();
  await inTransaction(async (tx) => {
    await tx.questions.insert({ productId: product.id, name, email, text, keyHash: hashToken(key) });
    await tx.consents.insert({ purpose: 'messages', isGiven: true, address, userId, email });
    await tx.outbox.add(questionMail({ name, email, text, productName: product.name }, key, { shopEmail, publicUrl }));
  });
  onMailQueued();
  return { success: true };
}
