import { RequestError } from '@shop/shared/runtime';
import type { ShopStorage } from '../runtime/shop/storage';
import { isRefusal } from './is-refusal';
import { forgetKey, keyOf } from './order-key';

/** Long enough for a slow phone, short enough not to leave a buyer before a button that never comes back. */
export const ANSWER_TIMEOUT_MS = 20_000;

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
 * Sends an order under a key that stays until the API says yes or no: what is repeated is placed once.
 * @param slot of the form that sends it: two forms do not disturb each other's keys
 */
export async function sendOnce<Order extends object, Answer>(
  storage: ShopStorage,
  slot: string,
  order: Order,
  send: (input: Order & { idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await withinTime(send({ ...order, idempotencyKey: keyOf(storage, slot, order) }));
    forgetKey(storage, slot);
    return answer;
  } catch (error) {
    if (isRefusal(error)) forgetKey(storage, slot);
    throw error;
  }
}
