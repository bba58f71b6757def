import type { ShopStorage } from '@shop/shared/runtime';
import { clearDraft, readDraft, saveDraft } from '../../features/form-draft';
import { EMPTY_VALUES, type CheckoutValues } from './checkout-values';

export const DRAFT_STORAGE_KEY = 'shop.checkout';

export function readCheckoutDraft(storage: ShopStorage): CheckoutValues | null {
  return readDraft(storage, DRAFT_STORAGE_KEY, EMPTY_VALUES);
}

/** A regular and a fast order share the draft: what one form does not ask, the other keeps. */
export function saveCheckoutDraft(storage: ShopStorage, values: Partial<CheckoutValues>): void {
  saveDraft(storage, DRAFT_STORAGE_KEY, { ...EMPTY_VALUES, ...readCheckoutDraft(storage), ...values });
}

export function clearCheckoutDraft(storage: ShopStorage): void {
  clearDraft(storage, DRAFT_STORAGE_KEY);
}
