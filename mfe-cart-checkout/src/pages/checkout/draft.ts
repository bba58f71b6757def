import type { ShopStorage } from '@shop/shared/runtime';
import { EMPTY_VALUES, type CheckoutValues } from './checkout-values';
import { createUuid } from './uuid';

export const DRAFT_STORAGE_KEY = 'shop.checkout';

interface Draft {
  /** One a checkout: the same key again gives the order already placed, never a second one. */
  idempotencyKey: string;
  values: CheckoutValues;
}

function readValues(stored: unknown): CheckoutValues {
  if (typeof stored !== 'object' || stored === null) return EMPTY_VALUES;
  const known = Object.entries(stored).filter(
    ([name, value]) => name in EMPTY_VALUES && typeof value === typeof EMPTY_VALUES[name as keyof CheckoutValues], // `in` has just said so
  );
  return { ...EMPTY_VALUES, ...Object.fromEntries(known) };
}

/** What was typed before, in this tab or another; garbage is dropped field by field. */
export function readDraft(storage: ShopStorage): Draft | null {
  const stored = storage.read(DRAFT_STORAGE_KEY);
  if (typeof stored !== 'object' || stored === null || !('idempotencyKey' in stored)) return null;
  if (typeof stored.idempotencyKey !== 'string' || stored.idempotencyKey === '') return null;
  return { idempotencyKey: stored.idempotencyKey, values: readValues('values' in stored ? stored.values : null) };
}

/** Keeps what was typed. Two tabs share the draft, so they share its key as well. */
export function saveDraft(storage: ShopStorage, values: Partial<CheckoutValues>): Draft {
  const standing = readDraft(storage);
  const draft = {
    idempotencyKey: standing?.idempotencyKey ?? createUuid(),
    values: { ...EMPTY_VALUES, ...standing?.values, ...values },
  };
  storage.write(DRAFT_STORAGE_KEY, draft);
  return draft;
}

/** After success only: the next checkout is a new order with a new key. */
export function clearDraft(storage: ShopStorage): void {
  storage.remove(DRAFT_STORAGE_KEY);
}
