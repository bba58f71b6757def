import { clearDraft, readDraft, saveDraft, type DraftContext } from '@shop/shared/drafts';
import { isoDate } from '@shop/shared/format';
import { useShopForm } from '@shop/shared/forms';
import { useKnownBuyer } from '@shop/shared/ordering';
import { useShop, useShopConfig } from '@shop/shared/runtime';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { createCheckoutSchema, EMPTY_VALUES, type CheckoutRules, type CheckoutValues } from './checkout-schema';

/** The day in Moscow on which the form was opened, YYYY-MM-DD. */
export function useToday(): string {
  const [today] = useState(() => isoDate(Date.now()));
  return today;
}

export const DRAFT_STORAGE_KEY = 'shop.checkout';

function readCheckoutDraft(context: DraftContext): CheckoutValues | null {
  return readDraft(context, DRAFT_STORAGE_KEY, EMPTY_VALUES);
}

/** A regular and a fast order share the draft: what one form does not ask, the other keeps. */
function saveCheckoutDraft(context: DraftContext, values: Partial<CheckoutValues>): void {
  saveDraft(context, DRAFT_STORAGE_KEY, { ...EMPTY_VALUES, ...readCheckoutDraft(context), ...values });
}

export function clearCheckoutDraft(context: DraftContext): void {
  clearDraft(context, DRAFT_STORAGE_KEY);
}

export type CheckoutForm = ReturnType<typeof useShopForm<CheckoutValues>>;

/**
 * The form with the values of its draft; each change is saved to the draft. Browser only: the draft
 * is in its storage.
 */
export function useCheckoutForm(kindOf: CheckoutRules['kindOf']): CheckoutForm {
  const shop = useShop();
  const { isPaymentDisabled } = useShopConfig();
  const today = useToday();
  const schema = useMemo(
    () => createCheckoutSchema({ kindOf, today, isPaymentDisabled }),
    [kindOf, today, isPaymentDisabled],
  );
  const form = useShopForm<CheckoutValues>(schema, {
    defaultValues: readCheckoutDraft(shop) ?? EMPTY_VALUES,
    // Fields appear with the way of delivery, and react-hook-form would focus the first that
    // appeared, not the first on the page.
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

/** After each refused submit the focus goes to the first wrong field of the page. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector('[aria-invalid="true"]');
    const control = wrong?.matches('input, select, textarea') ? wrong : wrong?.querySelector('input');
    if (control instanceof HTMLElement) control.focus();
  }, [form, refusals]);
}
