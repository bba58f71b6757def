import { RequestError, mutate, type Shop } from '@shop/shared/runtime';
import { toLastOrder, type LastOrder } from '../last-order';
import type { OrderLine } from '../order-lines';
import { CreateOrderMutation } from './create-order';
import { forgetKey, keyOf, type OrderContent } from './order-key';
import { isRefusal } from './order-failure';

/** Long enough for a slow phone, short enough not to leave a buyer before a button that never comes back. */
export const ANSWER_TIMEOUT_MS = 20_000;

export interface OrderRequest {
  content: OrderContent;
  /** What was on the page, for the pictures of the last page. */
  lines: readonly OrderLine[];
  isDeliveryKnown: boolean;
}

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
 * Sends an order and gives it as the server priced it.
 * @param slot of the form that sends it: two forms do not disturb each other's keys
 */
export async function sendOrder(
  { client, storage, track }: Shop,
  slot: string,
  { content, lines, isDeliveryKnown }: OrderRequest,
): Promise<LastOrder> {
  const input = { ...content, idempotencyKey: keyOf(storage, slot, content) };
  try {
    const { siteCreateOrder } = await track(withinTime(mutate(client, CreateOrderMutation, { input })));
    forgetKey(storage, slot);
    return toLastOrder(siteCreateOrder, lines, isDeliveryKnown);
  } catch (error) {
    if (isRefusal(error)) forgetKey(storage, slot);
    throw error;
  }
}
