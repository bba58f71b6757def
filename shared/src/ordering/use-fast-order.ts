import { clearDraft, readDraft, saveDraft } from '@shop/shared/drafts';
import { toSentPhone } from '@shop/shared/format';
import { useShopForm, type InferType } from '@shop/shared/forms';
import { useShop, type CartItem } from '@shop/shared/runtime';
import { fastOrderSchema } from '@shop/shared/validation';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { toOrderProducts, type OrderProduct } from './order-rows';
import type { SeenPrices } from './seen-prices';
import type { SentOrder } from './send-once';
import { useKnownBuyer } from './use-known-buyer';
import { useSendOrder, type OrderOutcome, type SendOrder } from './use-send-order';

type Contact = InferType<ReturnType<typeof fastOrderSchema>>;

const EMPTY: Contact = { fio: '', phone: '' };

const isContactField = (name: string): name is keyof Contact => name in EMPTY;

/** A form filled from the draft, or from the record of a signed-in buyer. */
function useContactForm(slot: string) {
  const shop = useShop();
  const [schema] = useState(fastOrderSchema);
  const form = useShopForm<Contact>(schema, { defaultValues: readDraft(shop, slot, EMPTY) ?? EMPTY });
  const { subscribe } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(shop, slot, values) }),
    [subscribe, shop, slot],
  );

  useKnownBuyer((buyer) => {
    for (const name of ['fio', 'phone'] as const) if (!form.getValues(name)) form.setValue(name, buyer[name]);
  });

  return form;
}

/** An order by name and phone, as the API takes it. */
interface FastOrderInput extends Contact {
  fastOrder: true;
  userType: 'fiz';
  products: OrderProduct[];
}

interface FastOrderOptions<Placed> {
  /** Where name and phone are stored until the order is placed; each form has its own slot. */
  slot: string;
  rows: readonly CartItem[];
  /** The prices on the page; null when it shows no total. */
  seen: SeenPrices | null;
  /** Calls the API and returns the placed order. */
  place: (input: SentOrder<FastOrderInput>) => Promise<Placed>;
  onOutcome: (outcome: OrderOutcome<Placed>) => void;
}

export interface FastOrder<Placed> extends Omit<SendOrder<Placed>, 'send'> {
  form: ReturnType<typeof useContactForm>;
  submit: (event?: SyntheticEvent) => void;
}

/** An order by name and phone: the form and its sending. A manager arranges the rest by phone. */
export function useFastOrder<Placed>({
  slot,
  rows,
  seen,
  place,
  onOutcome,
}: FastOrderOptions<Placed>): FastOrder<Placed> {
  const shop = useShop();
  const form = useContactForm(slot);
  const { send, ...sending } = useSendOrder<Placed, keyof Contact>(slot, isContactField);

  const submit = form.handleSubmit(async ({ fio, phone }) => {
    const contact = { fio: fio.trim(), phone: toSentPhone(phone) };
    const order = { fastOrder: true, userType: 'fiz', ...contact, products: toOrderProducts(rows) } as const;
    const outcome = await send(order, place, seen);
    if (outcome === null) return;
    if (outcome.kind === 'placed') clearDraft(shop, slot);
    if (outcome.kind === 'fields') {
      outcome.fields.forEach(({ name, message }, index) =>
        form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
      );
    }
    onOutcome(outcome);
  });

  return { ...sending, form, submit: (event) => void submit(event) };
}
