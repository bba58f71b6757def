import { RequestError } from '@shop/shared/runtime';
import type { ShopStorage } from '../runtime/shop/storage';
import { forgetKey, keyOf } from './order-key';
import { ORDER_PLACED } from './order-placed';

/** Long enough for a slow phone, short enough that the buyer gets the button back. */
const ANSWER_TIMEOUT_MS = 20_000;

// Whether the API has certainly placed nothing: it checked the order and refused it.
function isRefusal(error: unknown): boolean {
  return error instanceof RequestError && ['BAD_REQUEST', 'CONFLICT', 'TOO_MANY_REQUESTS'].includes(error.code);
}

/** An order as the API takes it. */
export type SentOrder<Order> = Order & { idempotencyKey: string; expectedTotal: number | null };

async function withinTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RequestError('NETWORK_ERROR', 'no answer in time')), ANSWER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends an order under a key that stays until the API answers, so that a repeated order is placed
 * once.
 * @param slot of the sending form: forms do not affect each other's keys
 * @param expectedTotal what the buyer saw, in roubles. It does not change the key: when the first
 *   answer is lost and a price changes, the second press must not place a second order
 */
export async function sendOnce<Order extends object, Answer>(
  storage: ShopStorage,
  slot: string,
  order: Order,
  expectedTotal: number | null,
  send: (input: SentOrder<Order>) => Promise<Answer>,
): Promise<Answer> {
  try {
    const idempotencyKey = keyOf(storage, slot, order);
    const answer = await withinTime(send({ ...order, idempotencyKey, expectedTotal }));
    forgetKey(storage, slot);
    dispatchEvent(new Event(ORDER_PLACED));
    return answer;
  } catch (error) {
    if (isRefusal(error)) forgetKey(storage, slot);
    throw error;
  }
}
