import { useNavigate, useShop } from '@shop/shared/runtime';
import { takeOutOrdered, useSendOrder, type OrderRequest, type SendOrder } from '../../features/ordering';
import { DRAFT_STORAGE_KEY, clearCheckoutDraft } from './checkout-draft';
import { isFieldName, type CheckoutValues } from './checkout-values';

export type PlaceOrder = SendOrder<keyof CheckoutValues>;

/** Sends the order of this page; a placed one leaves the cart and leads to the last page. */
export function usePlaceOrder(): PlaceOrder {
  const shop = useShop();
  const navigate = useNavigate();
  const order = useSendOrder(DRAFT_STORAGE_KEY, isFieldName);

  const send = async (request: OrderRequest) => {
    const outcome = await order.send(request);
    if (outcome?.kind === 'placed') {
      clearCheckoutDraft(shop);
      takeOutOrdered(shop, request.lines);
      void navigate('/checkout/finish', { replace: true });
    }
    return outcome;
  };

  return { ...order, send };
}
