import { useRef, useState } from 'react';
import { clearDraft } from '@shop/shared/drafts';
import { digitsOf } from '@shop/shared/format';
import { sendOnce } from '@shop/shared/ordering';
import { mutate, RequestError, useShop, type CartItem, type Shortage } from '@shop/shared/runtime';
import { PhoneOrderMutation } from './create-order';
import { toOrderProducts } from './ordered-rows';
import { PHONE_ORDER_KEY, type Contact } from './use-contact-form';

const DEFAULT_WAIT_SECONDS = 900;

export type Outcome =
  | { kind: 'placed'; orderId: number; name: string }
  | { kind: 'short'; products: readonly Shortage[] }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'offline' }
  | { kind: 'failed' };

function failureOf(error: unknown): Outcome {
  if (!(error instanceof RequestError)) return { kind: 'failed' };
  const { code, products, retryAfter } = error;
  if (code === 'TOO_MANY_REQUESTS') {
    return { kind: 'tooMany', minutes: Math.ceil((retryAfter ?? DEFAULT_WAIT_SECONDS) / 60) };
  }
  if (code === 'NETWORK_ERROR' && !navigator.onLine) return { kind: 'offline' };
  return products.length > 0 ? { kind: 'short', products } : { kind: 'failed' };
}

export interface PhoneOrderSending {
  isSending: boolean;
  outcome: Outcome | null;
  send: (contact: Contact, items: readonly CartItem[]) => Promise<Outcome | null>;
}

/** Places a fast order. A second press while the first is on its way does nothing. */
export function usePhoneOrder(): PhoneOrderSending {
  const shop = useShop();
  const { client, storage, cart, track } = shop;
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const place = async ({ fio, phone }: Contact, items: readonly CartItem[]): Promise<Outcome> => {
    const name = fio.trim();
    const order = { fastOrder: true, fio: name, phone: digitsOf(phone), products: toOrderProducts(items) };
    try {
      const { siteCreateOrder } = await track(
        sendOnce(storage, PHONE_ORDER_KEY, order, (input) => mutate(client, PhoneOrderMutation, { input })),
      );
      clearDraft(shop, PHONE_ORDER_KEY);
      cart.getState().clear();
      return { kind: 'placed', orderId: siteCreateOrder.id, name };
    } catch (error) {
      return failureOf(error);
    }
  };

  const send = async (contact: Contact, items: readonly CartItem[]) => {
    // State is too slow against a double press: the second comes before the first has been drawn.
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsSending(true);
    const next = await place(contact, items);
    isUnderWay.current = false;
    setIsSending(false);
    setOutcome(next);
    return next;
  };

  return { isSending, outcome, send };
}
