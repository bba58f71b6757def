import { readDraft, saveDraft } from '@shop/shared/drafts';
import { maxLength, object, phone, required, text, useShopForm, type InferType } from '@shop/shared/forms';
import { useShop } from '@shop/shared/runtime';
import { LIMITS } from '@shop/shared/validation';
import { useEffect } from 'react';
import { useKnownBuyer } from '../known-buyer';

/** Where name and phone wait until the order is placed. */
export const FAST_ORDER_KEY = 'shop.fastOrder';

const MAX_NAME = 128;

const contactSchema = object({
  fio: text(required(), maxLength(MAX_NAME)),
  phone: text(required(), phone(), maxLength(LIMITS.maxPhone)),
});

export type ContactValues = InferType<typeof contactSchema>;

const EMPTY: ContactValues = { fio: '', phone: '' };

export const isContactField = (name: string): name is keyof ContactValues => name in EMPTY;

/** The form with what was typed before, or what is known of a signed-in buyer. */
export function useContactForm() {
  const shop = useShop();
  const form = useShopForm<ContactValues>(contactSchema, {
    defaultValues: readDraft(shop, FAST_ORDER_KEY, EMPTY) ?? EMPTY,
  });
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(shop, FAST_ORDER_KEY, values),
      }),
    [subscribe, shop],
  );

  useKnownBuyer((buyer) => {
    for (const name of ['fio', 'phone'] as const) if (!form.getValues(name)) form.setValue(name, buyer[name]);
  });

  return form;
}
