import { fillTemplate } from '@shop/shared/format';
import { LIMITS, MESSAGES } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import type { CreateReviewInput, OrderReview, SuccessPayload } from '../../generated/resolvers-types';
import type { RateLimit } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { createToken, hashToken } from '../../secret-token';
import { checkFields, lineError, readLine } from '../account/account-fields';
import { limitMisses } from '../account/limit-misses';
import { reviewMail } from './review-mails';
import type { ReviewedOrder } from './review-repository';
import type { Author, ReviewServices } from './review-services';

const BY_ADDRESS: RateLimit = { name: 'reviews', hits: 20, windowSeconds: 60 * 60 };
const MAX_RATING = 5;
const TEXTS = {
  rating: 'Поставьте от 1 до 5',
  notDelivered: 'Отзыв можно написать, когда заказ получен',
  written: 'Отзыв об этом товаре уже написан',
} as const;

interface OrderLink {
  orderId: number;
  key?: string | null;
}

/** An unknown order, another's and a wrong key look the same. Wrong keys are limited. */
function findOrder({ reviews, limits }: ReviewServices, { orderId, key }: OrderLink, { userId, address }: Author) {
  return limitMisses(limits, address, async (): Promise<ReviewedOrder> => {
    const order = await reviews.findOrder(orderId, { userId, keyHash: key ? hashToken(key) : null });
    if (!order) throw new AppError('NOT_FOUND', 'no order of this user or key');
    return order;
  });
}

/**
 * The goods of a delivered order, each with what the buyer wrote; none before it is delivered.
 * @throws AppError NOT_FOUND; TOO_MANY_REQUESTS
 */
export async function listOrderReviews(
  services: ReviewServices,
  link: OrderLink,
  author: Author,
): Promise<OrderReview[]> {
  const order = await findOrder(services, link, author);
  if (order.order_status !== 'delivered') return [];
  const rows = await services.reviews.listOfOrder(order.id);
  return rows.map(({ product_id, name, status, author_name, rating, review_text }) => ({
    productId: product_id,
    productName: name,
    status,
    authorName: author_name,
    rating,
    text: review_text,
  }));
}

function checkReview({ rating, consent }: CreateReviewInput, authorName: string, text: string): void {
  checkFields({
    authorName: lineError(authorName, LIMITS.maxReviewName),
    rating: rating >= 1 && rating <= MAX_RATING ? null : TEXTS.rating,
    text:
      text.length < LIMITS.minReview
        ? fillTemplate(MESSAGES.minLength, { length: LIMITS.minReview })
        : lineError(text, LIMITS.maxReview),
    consent: consent ? null : MESSAGES.required,
  });
}

/**
 * Stores a review of a delivered product with the consent to its publication, and mails the shop
 * the link that decides on it.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; CONFLICT when the order is not delivered,
 *   or the product has the buyer's review; TOO_MANY_REQUESTS
 */
export async function createReview(
  services: ReviewServices,
  input: CreateReviewInput,
  author: Author,
): Promise<SuccessPayload> {
  const { limits, inTransaction, onMailQueued, shopEmail, publicUrl } = services;
  const [authorName, text] = [readLine(input.authorName), input.text.trim()];
  checkReview(input, authorName, text);
  refuseWhenPassed(await limits.count(BY_ADDRESS, author.address), 'reviews from one address');
  const order = await findOrder(services, input, author);
  const product = (await services.reviews.listOfOrder(order.id)).find((row) => row.product_id === input.productId);
  if (!product) throw new AppError('NOT_FOUND', `no product ${input.productId} in the order`);
  if (order.order_status !== 'delivered') {
    throw new AppError('CONFLICT', 'the order is not delivered', { text: TEXTS.notDelivered });
  }

  const key = createToken();
  const { productId, rating } = input;
  const { user_id: userId, email, phone } = order;
  await inTransaction(async ({ reviews, consents, outbox }) => {
    const review = { orderId: order.id, userId, productId, authorName, rating, text, keyHash: hashToken(key) };
    if (!(await reviews.insert(review))) {
      throw new AppError('CONFLICT', 'the product has a review', { text: TEXTS.written });
    }
    await consents.insert({ purpose: 'review', isGiven: true, address: author.address, userId, email, phone });
    await outbox.add(reviewMail({ ...review, productName: product.name }, key, { shopEmail, publicUrl }));
  });
  onMailQueued();
  return { success: true };
}

/**
 * Withdraws the consent to publication: the review is deleted, and the withdrawal kept.
 * @throws AppError NOT_FOUND; TOO_MANY_REQUESTS
 */
export async function deleteReview(
  services: ReviewServices,
  { productId, ...link }: OrderLink & { productId: number },
  author: Author,
): Promise<SuccessPayload> {
  const { id, user_id: userId, email, phone } = await findOrder(services, link, author);
  await services.inTransaction(async ({ reviews, consents }) => {
    if (!(await reviews.delete(id, productId))) throw new AppError('NOT_FOUND', 'no such review');
    await consents.insert({ purpose: 'review', isGiven: false, address: author.address, userId, email, phone });
  });
  return { success: true };
}
