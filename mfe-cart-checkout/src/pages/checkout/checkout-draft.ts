import { clearDraft, readDraft, saveDraft, type Keeper } from '@shop/shared/drafts';
import { EMPTY_VALUES, type CheckoutValues } from './checkout-values';

export const DRAFT_STORAGE_KEY = 'shop.checkout';

export function readCheckoutDraft(keeper: Keeper): CheckoutValues | null {
  return readDraft(keeper, DRAFT_STORAGE_KEY, EMPTY_VALUES);
}

/** A regular and a fast order share the draft: what one form does not ask, the other keeps. */
export function saveCheckoutDraft(keeper: Keeper, values: Partial<CheckoutValues>): void {
  saveDraft(keeper, DRAFT_STORAGE_KEY, { ...EMPTY_VALUES, ...readCheckoutDraft(keeper), ...values });
}

export function clearCheckoutDraft(keeper: Keeper): void {
  clearDraft(keeper, DRAFT_STORAGE_KEY);
}
