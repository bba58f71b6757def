import { clearDraft, readDraft, saveDraft, type DraftContext } from '@shop/shared/drafts';
import { focusWithLabel, useShopForm } from '@shop/shared/forms';
import { useKnownBuyer } from '@shop/shared/ordering';
import { useShop, useShopConfig } from '@shop/shared/runtime';
import { courierDays, type CourierDays } from '@shop/shared/validation';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { createCheckoutSchema, EMPTY_VALUES, type CheckoutRules, type CheckoutValues } from './checkout-schema';

/** The days of the courier at the time the form was opened. */
export function useCourierDays(): CourierDays {
  const [days] = useState(() => courierDays(Date.now()));
  return days;
}

export const DRAFT_STORAGE_KEY = 'shop.checkout';

function readCheckoutDraft(context: DraftContext): CheckoutValues | null {
  return readDraft(context, DRAFT_STORAGE_KEY, EMPTY_VALUES);
}

/**
 * Saves the draft. A regular and a fast order share it, so fields that this form lacks keep their
 * values.
 */
function saveCheckoutDraft(context: DraftContext, values: Partial<CheckoutValues>): void {
  saveDraft(context, DRAFT_STORAGE_KEY, { ...EMPTY_VALUES, ...readCheckoutDraft(context), ...values });
}

export function clearCheckoutDraft(context: DraftContext): void {
  clearDraft(context, DRAFT_STORAGE_KEY);
}

export type CheckoutForm = ReturnType<typeof useShopForm<CheckoutValues>>;

/**
 * The form, filled from its draft; each change updates the draft. Browser only, because the draft
 * is in the browser's storage.
 */
export function useCheckoutForm(kindOf: CheckoutRules['kindOf']): CheckoutForm {
  const shop = useShop();
  const { isPaymentDisabled } = useShopConfig();
  const days = useCourierDays();
  const schema = useMemo(
    () => createCheckoutSchema({ kindOf, ...days, isPaymentDisabled }),
    [kindOf, days, isPaymentDisabled],
  );
  const form = useShopForm<CheckoutValues>(schema, {
    defaultValues: readCheckoutDraft(shop) ?? EMPTY_VALUES,
    // Fields appear with the way of delivery, and react-hook-form would focus the one that appeared
    // first, not the topmost one.
    shouldFocusError: false,
  });
  const { subscribe } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveCheckoutDraft(shop, values) }),
    [subscribe, shop],
  );

  useKnownBuyer((buyer) => {
    for (const name of ['fio', 'phone', 'email'] as const) if (!form.getValues(name)) form.setValue(name, buyer[name]);
  });

  return form;
}

/** Moves the focus to the first invalid field of the page after each refused submit. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector('[aria-invalid="true"]');
    const control = wrong?.matches('input, select, textarea') ? wrong : wrong?.querySelector('input');
    if (control instanceof HTMLElement) focusWithLabel(control);
  }, [form, refusals]);
}
