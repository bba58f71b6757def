import { useShopForm } from '@shop/shared/forms';
import { useShop } from '@shop/shared/runtime';
import { useEffect, useMemo, type RefObject } from 'react';
import { createCheckoutSchema, type CheckoutRules } from './checkout-schema';
import { EMPTY_VALUES, type CheckoutValues } from './checkout-values';
import { useKnownBuyer } from '../../features/known-buyer';
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-draft';
import { useToday } from './use-today';

export type CheckoutForm = ReturnType<typeof useShopForm<CheckoutValues>>;

/** The form with what was typed before; every change is kept in the draft. Browser only: the draft lives in its storage. */
export function useCheckoutForm({ type, hasGoods, kindOf }: Omit<CheckoutRules, 'today'>): CheckoutForm {
  const shop = useShop();
  const today = useToday();
  const schema = useMemo(
    () => createCheckoutSchema({ type, hasGoods, kindOf, today }),
    [type, hasGoods, kindOf, today],
  );
  const form = useShopForm<CheckoutValues>(schema, {
    defaultValues: readCheckoutDraft(shop) ?? EMPTY_VALUES,
    // Fields appear with the way of delivery, and react-hook-form would go to the first that appeared, not the first on the page.
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
