import { formatWishedTime, isDayHalf } from '@shop/shared/booking';
import { isCalendarDay } from '@shop/shared/format';
import { Button, Caption, H3, Row, Stack } from '@shop/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { BOOKING_TEXTS, BookingFields, isVisit, type BookingDraft, type BookingValues } from '../../features/booking';
import { flattenGroups, type OrderGroup } from '../../features/order-lines';

const { cart: texts } = BOOKING_TEXTS;

const Box = styled.section`
  padding: 20px 0;
  border-top: 1px solid var(--c-line-strong);
`;

const Title = styled(H3).attrs({ as: 'h2' })`
  font-size: 18px;
  line-height: 24px;
`;

/** What is chosen so far, on one line. */
function chosenText({ city, address, carMake, carModel, date, half }: BookingValues, isComing: boolean): string {
  const day = isCalendarDay(date) ? date : null;
  const time = formatWishedTime(day, isDayHalf(half) ? half : null);
  return [isComing ? address : city, [carMake, carModel].filter(Boolean).join(' '), time].filter(Boolean).join('; ');
}

interface CartBookingProps {
  groups: readonly OrderGroup[];
  draft: BookingDraft;
}

/** Where and when the services of the cart are done: now, or in the checkout. */
export function CartBooking({ groups, draft }: CartBookingProps) {
  const [isOpen, setIsOpen] = useState(() => location.hash === '#booking');
  const titleId = useId();
  const bookings = flattenGroups(groups).flatMap(({ booking }) => booking ?? []);
  if (bookings.length === 0) return null;
  const isComing = isVisit(bookings);
  const chosen = chosenText(draft.values, isComing);
  const open = isComing ? texts.editVisit : texts.edit;
  return (
    <Box id="booking" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Title id={titleId}>{BOOKING_TEXTS.title}</Title>
          <Caption as="p">{chosen || texts.empty}</Caption>
          <Row>
            <Button kind="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? texts.hide : chosen ? texts.change : open}
            </Button>
          </Row>
        </Stack>
        {isOpen && <BookingFields bookings={bookings} draft={draft} />}
      </Stack>
    </Box>
  );
}
