import { useCallback } from 'react';
import { mutate, query, useNotices, useShop } from '@shop/shared/runtime';
import {
  AgreeBookingDocument,
  ListBookingsDocument,
  type AgreedBookingInput,
  type StaffBookingFieldsFragment,
} from '../../generated/graphql';
import { usePages } from '../../hooks';

export type Booking = StaffBookingFieldsFragment;

/** Bookings of open orders by day, those without a day first. */
export function useBookings(from: string | null) {
  const { client, track } = useShop();
  const notify = useNotices((state) => state.show);
  const pages = usePages(
    useCallback(
      async (after: string | null) => (await query(client, ListBookingsDocument, { from, after })).staffBookings,
      [client, from],
    ),
  );
  return {
    ...pages,
    /** Agrees on a day; throws what the API refuses. The list loads anew: the row may move. */
    async agree({ id, revision }: Booking, input: AgreedBookingInput, tellBuyer: boolean) {
      await track(mutate(client, AgreeBookingDocument, { id, revision, input, tellBuyer }));
      notify({ title: 'Запись сохранена', ...(tellBuyer && { text: 'Письмо покупателю отправлено.' }) });
      pages.loadAgain();
    },
  };
}

export type Bookings = ReturnType<typeof useBookings>;
