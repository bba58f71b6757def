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

/** A form begins with what is agreed already, or with the wish. */
export const textsOf = (booking: Booking['booking']): AgreedBookingInput => ({
  day: booking.agreedDay ?? booking.date ?? '',
  time: booking.agreedTime ?? '',
  place: booking.agreedPlace ?? booking.place ?? booking.address ?? '',
});

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
  /** What was typed since it was sent stays, beside what the booking says now. */
  const forget = (id: number, sent: AgreedBookingInput, now: AgreedBookingInput) =>
    keep((before) => {
      const { [id]: draft, ...others } = before;
      return draft && draft.typed !== sent ? { ...others, [id]: { ...draft, before: now } } : others;
    });
  return {
    ...pages,
    drafts,
    /** Keeps what was typed of a row on this device; null: nothing, and the form closes. */
    type,
    /** Agrees on a day; throws what the API refuses. The list loads anew: the row may move. */
    async agree({ id, revision }: Booking, input: AgreedBookingInput, tellBuyer: boolean) {
      const saving = mutate(client, AgreeBookingDocument, { id, revision, input, tellBuyer });
      const { staffAgreeBooking } = await track(saving);
      forget(id, input, textsOf(staffAgreeBooking.booking));
      notify({ title: 'Запись сохранена', ...(tellBuyer && { text: 'Письмо покупателю отправлено.' }) });
      pages.loadAgain();
    },
  };
}

export type Bookings = ReturnType<typeof useBookings>;
