import { mutate, useShop } from '@shop/shared/runtime';
import { CreateOrderDocument, type CreateOrderInput } from '../../generated/graphql';
import { toLastOrder, writeLastOrder, type LastOrder } from '../last-order';
import type { OrderLine } from '../order-lines';

/** An order before it has a key. */
export type OrderInput = Omit<CreateOrderInput, 'idempotencyKey'>;

/**
 * Places an order, and keeps it as the server priced it for the last page.
 * @param lines on the page, for the pictures of the last page
 */
export function usePlace(lines: readonly OrderLine[], isDeliveryKnown: boolean) {
  const shop = useShop();

  return async (input: CreateOrderInput): Promise<LastOrder> => {
    const { siteCreateOrder } = await mutate(shop.client, CreateOrderDocument, { input });
    const order = toLastOrder(siteCreateOrder, lines, isDeliveryKnown);
    writeLastOrder(shop, order);
    return order;
  };
}
