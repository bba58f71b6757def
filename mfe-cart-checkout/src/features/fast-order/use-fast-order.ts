import { clearDraft } from '@shop/shared/drafts';
import type { FastOrderProps } from '@shop/shared/federation';
import { digitsOf, fillTemplate, formatOrderNumber } from '@shop/shared/format';
import { useShop } from '@shop/shared/runtime';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { flattenGroups, type OrderGroup } from '../order-lines';
import { toOrderProducts, useSendOrder, type OrderContent, type SendOrder } from '../ordering';
import { TEXTS } from './texts';
import { FAST_ORDER_KEY, isContactField, useContactForm, type ContactValues } from './use-contact-form';

function toContent({ fio, phone }: ContactValues, groups: readonly OrderGroup[]): OrderContent {
  return {
    fastOrder: true,
    userType: 'fiz',
    fio: fio.trim(),
    phone: digitsOf(phone),
    products: toOrderProducts(groups),
  };
}

export interface FastOrder {
  form: ReturnType<typeof useContactForm>;
  order: SendOrder<keyof ContactValues>;
  submit: (event?: SyntheticEvent) => void;
}

/** False as soon as the dialog is gone. */
function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** Name, phone and the sending of a fast order. */
export function useFastOrder(groups: readonly OrderGroup[], onPlaced?: FastOrderProps['onPlaced']): FastOrder {
  const shop = useShop();
  const isMounted = useIsMounted();
  const form = useContactForm();
  const order = useSendOrder(FAST_ORDER_KEY, isContactField);

  /** Who closed the dialog while the order was on its way still hears of it. */
  const tell = (title: string) => {
    if (!isMounted.current) shop.notices.getState().show({ title });
  };

  const send = async (values: ContactValues) => {
    const lines = flattenGroups(groups);
    const isDeliveryKnown = lines.every(({ type }) => type === 'service');
    const outcome = await order.send({ content: toContent(values, groups), lines, isDeliveryKnown });
    if (outcome === null) return;
    if (outcome.kind === 'placed') {
      clearDraft(shop, FAST_ORDER_KEY);
      tell(fillTemplate(TEXTS.placed.title, { number: formatOrderNumber(outcome.order.id) }));
      onPlaced?.(outcome.order.id);
      return;
    }
    tell(TEXTS.notPlaced);
    if (outcome.kind !== 'fields') return;
    outcome.fields.forEach(({ name, message }, index) =>
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
  };
  const handle = form.handleSubmit(send);
  return { form, order, submit: (event?: SyntheticEvent) => void handle(event) };
}
