import { mutate, useShop } from '@shop/shared/runtime';
import { CreateOrderDocument, type CreateOrderInput } from '../../generated/graphql';
import { toLastOrder, writeLastOrder, type LastOrder } from '../last-order';
import type { OrderLine } from '../order-lines';

/** An order before it is sent. */
export type OrderInput = Omit<CreateOrderInput, 'idempotencyKey' | 'expectedTotal'>;

/**
 * Returns a function that places an order and stores the answer for the last page.
 * @param lines supply the pictures, which the answer does not contain
 */
export function usePlaceOrder(lines: readonly OrderLine[], isDeliveryKnown: boolean) {
  const shop = useShop();

  return async (input: CreateOrderInput): Promise<LastOrder> => {
    const { siteCreateOrder } = await mutate(shop.client, CreateOrderDocument, { input });
    const order = toLastOrder(siteCreateOrder, lines, isDeliveryKnown);
    writeLastOrder(shop, order);
    return order;
  };
}
