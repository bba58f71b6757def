import { clearDraft, readDraft, saveDraft, type DraftContext } from '@shop/shared/drafts';
import { useShop } from '@shop/shared/runtime';
import { useCallback, useMemo, useState } from 'react';
import type { DeviceChoice } from './booked-devices';

/** Kept in the browser until the order is placed, a day at most (docs/rules.md, Bookings). */
const BOOKING_STORAGE_KEY = 'shop.booking';

/** One booking for all services of an order. All values are texts. */
export interface BookingValues extends DeviceChoice {
  city: string;
  placeId: string;
  address: string;
  carMake: string;
  carModel: string;
  carYear: string;
  voltage: string;
  date: string;
  half: string;
}

const EMPTY: BookingValues = {
  leftOut: '',
  forProductId: '',
  city: '',
  placeId: '',
  address: '',
  carMake: '',
  carModel: '',
  carYear: '',
  voltage: '',
  date: '',
  half: '',
};

export interface BookingDraft {
  values: BookingValues;
  save: (values: Partial<BookingValues>) => void;
}

/** What the buyer has chosen in this browser. */
export function useBookingDraft(): BookingDraft {
  const shop = useShop();
  const [values, setValues] = useState(() => readDraft(shop, BOOKING_STORAGE_KEY, EMPTY) ?? EMPTY);
  const save = useCallback(
    (changes: Partial<BookingValues>) => {
      const next = { ...EMPTY, ...readDraft(shop, BOOKING_STORAGE_KEY, EMPTY), ...changes };
      saveDraft(shop, BOOKING_STORAGE_KEY, next);
      setValues(next);
    },
    [shop],
  );
  return useMemo(() => ({ values, save }), [values, save]);
}

export function clearBookingDraft(context: DraftContext): void {
  clearDraft(context, BOOKING_STORAGE_KEY);
}
