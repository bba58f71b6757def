import { useCallback } from 'react';
import { mutate, query, useNotices, useShop } from '@shop/shared/runtime';
import {
  AgreeBookingDocument,
  ListBookingsDocument,
  type AgreedBookingInput,
  type StaffBookingFieldsFragment,
} from '../../generated/graphql';
import { useKeptEdits, usePages } from '../../hooks';

const DRAFT = 'admin:booking-drafts';

export type Booking = StaffBookingFieldsFragment;

/** What is typed and not saved, and what the booking said before. */
export interface BookingDraft {
  before: AgreedBookingInput;
  typed: AgreedBookingInput;
}

/** By the id of its line: its form is open. */
type Drafts = Readonly<Record<number, BookingDraft>>;

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
  const { edits: drafts, change: keep } = useKeptEdits<Drafts>(DRAFT, {});
  const type = (id: number, draft: BookingDraft | null) =>
    keep((before) => {
      const { [id]: _before, ...others } = before;
      return draft === null ? others : { ...others, [id]: draft };
    });
  return {
    ...pages,
    drafts,
    /** Keeps what was typed of a row on this device; null: nothing, and the form closes. */
    type,
    /** Agrees on a day; throws what the API refuses. The list loads anew: the row may move. */
    async agree({ id, revision }: Booking, input: AgreedBookingInput, tellBuyer: boolean) {
      await track(mutate(client, AgreeBookingDocument, { id, revision, input, tellBuyer }));
      type(id, null);
      notify({ title: 'Запись сохранена', ...(tellBuyer && { text: 'Письмо покупателю отправлено.' }) });
      pages.loadAgain();
    },
  };
}

export type Bookings = ReturnType<typeof useBookings>;
