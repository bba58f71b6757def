import { mutate, useNavigate, useShop } from '@shop/shared/runtime';
import { useRef, useState } from 'react';
import { writeLastOrder } from '../../features/last-order';
import type { OrderLine } from '../../features/order-lines';
import type { CreateOrderInput } from '../../generated/graphql';
import { CreateOrderMutation } from './create-order';
import { clearDraft } from './draft';
import { toOrderFailure, type OrderFailure } from './order-failure';
import { toLastOrder } from './to-last-order';

export interface OrderRequest {
  input: CreateOrderInput;
  /** What was on the page, for the pictures of the last page. */
  lines: readonly OrderLine[];
  isDeliveryKnown: boolean;
}

export interface PlaceOrder {
  isSending: boolean;
  /** The order stands; the last page is on its way. */
  isPlaced: boolean;
  failure: OrderFailure | null;
  dismissFailure: () => void;
  /** Gives why the order was not placed, or null. */
  place: (request: OrderRequest) => Promise<OrderFailure | null>;
}

/** Sends an order, keeps what the last page shows, empties the cart and goes there. */
export function usePlaceOrder(): PlaceOrder {
  const { client, storage, cart, track } = useShop();
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const [state, setState] = useState({ isSending: false, isPlaced: false, failure: null as OrderFailure | null });

  const send = async ({ input, lines, isDeliveryKnown }: OrderRequest): Promise<OrderFailure | null> => {
    try {
      const { siteCreateOrder } = await track(mutate(client, CreateOrderMutation, { input }));
      writeLastOrder(storage, toLastOrder(siteCreateOrder, lines, isDeliveryKnown));
      return null;
    } catch (error) {
      return toOrderFailure(error);
    }
  };

  const finish = () => {
    clearDraft(storage);
    cart.getState().clear();
    void navigate('/checkout/finish', { replace: true });
  };

  const place = async (request: OrderRequest) => {
    // State is too slow against a double press: the second comes before the first has been drawn.
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setState({ isSending: true, isPlaced: false, failure: null });
    const failure = await send(request);
    isUnderWay.current = failure === null;
    setState({ isSending: false, isPlaced: failure === null, failure });
    if (failure === null) finish();
    return failure;
  };

  return { ...state, place, dismissFailure: () => setState((current) => ({ ...current, failure: null })) };
}
