import { sendOnce } from '@shop/shared/ordering';
import { mutate, type Shop } from '@shop/shared/runtime';
import type { CreateOrderInput } from '../../generated/graphql';
import { toLastOrder, type LastOrder } from '../last-order';
import type { OrderLine } from '../order-lines';
import { CreateOrderMutation } from './create-order';

/** An order before it has a key. */
export type OrderContent = Omit<CreateOrderInput, 'idempotencyKey'>;

export interface OrderRequest {
  content: OrderContent;
  /** What was on the page, for the pictures of the last page. */
  lines: readonly OrderLine[];
  isDeliveryKnown: boolean;
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
  const send = (input: CreateOrderInput) => mutate(client, CreateOrderMutation, { input });
  const { siteCreateOrder } = await track(sendOnce(storage, slot, content, send));
  return toLastOrder(siteCreateOrder, lines, isDeliveryKnown);
}
