import { useEffect } from 'react';
import { readDraft, saveDraft } from '@shop/shared/drafts';
import { maxLength, object, phone, required, text, useShopForm, type InferType } from '@shop/shared/forms';
import { useShop } from '@shop/shared/runtime';
import { LIMITS } from '@shop/shared/validation';

/** Where name and phone wait until the order is placed. */
export const PHONE_ORDER_KEY = 'shop.phoneOrder';

const MAX_NAME = 128;

const contactSchema = object({
  fio: text(required(), maxLength(MAX_NAME)),
  phone: text(required(), phone(), maxLength(LIMITS.maxPhone)),
});

export type Contact = InferType<typeof contactSchema>;

const EMPTY: Contact = { fio: '', phone: '' };

/** The form with what was typed before a reload, or what is known of a signed-in buyer. */
export function useContactForm() {
  const shop = useShop();
  const { fullname, phone: knownPhone } = shop.auth.getState().user;
  const form = useShopForm<Contact>(contactSchema, {
    defaultValues: readDraft(shop, PHONE_ORDER_KEY, EMPTY) ?? { fio: fullname, phone: knownPhone },
  });
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(shop, PHONE_ORDER_KEY, values),
      }),
    [subscribe, shop],
  );

  return form;
}
