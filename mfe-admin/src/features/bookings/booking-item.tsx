import styled from 'styled-components';
import { describeBooking, formatWishedTime } from '@shop/shared/booking';
import { formatOfficePhone, formatOrderNumber, phoneHref } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { Badge, Button, Panel, Row } from '@shop/shared/ui';
import { AgreeForm } from './agree-form';
import { textsOf, type Booking, type Bookings } from './use-bookings';

const Box = styled(Panel)`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;

  & h2 {
    font-size: 15px;
    line-height: 20px;
    font-weight: var(--w-medium);
    letter-spacing: 0;
  }

  & a[href^='tel:'] {
    display: inline-block;
    padding: 4px 0;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 2px 12px;
  margin: 0;
`;

/** When the work is, or when the buyer would like it. */
function dayWords({ agreedDay, agreedTime, date, half }: Booking['booking']): string {
  if (agreedDay) return [formatWishedTime(agreedDay, null), agreedTime].filter(Boolean).join(', ');
  return date ? formatWishedTime(date, half) : 'День не\u00A0назван';
}

interface BookingItemProps {
  row: Booking;
  bookings: Bookings;
}

/** One booking: when, what, whose, and the way to agree on it. */
export function BookingItem({ row, bookings }: BookingItemProps) {
  const { orderId, service, count, fio, phone, booking } = row;
  const draft = bookings.drafts[row.id];
  const isAgreed = Boolean(booking.agreedDay);
  return (
    <Box as="li">
      <Row gap={2}>
        <h2>{dayWords(booking)}</h2>
        <Badge>{isAgreed ? 'согласовано' : 'пожелание'}</Badge>
      </Row>
      <span>{count > 1 ? `${service}, ${count}\u00A0шт.` : service}</span>
      <Facts>
        {describeBooking(booking).map(({ label, value }) => [
          <dt key={label}>{label}</dt>,
          <dd key={value}>{value}</dd>,
        ])}
      </Facts>
      <span>
        {`${fio}, `}
        <a href={phoneHref(phone)}>{formatOfficePhone({ number: phone, extension: row.phoneExtension ?? null })}</a>
        {' · '}
        <Link to={`/admin/orders/${orderId}`}>{formatOrderNumber(orderId)}</Link>
      </span>
      {draft ? (
        <AgreeForm row={row} draft={draft} bookings={bookings} />
      ) : (
        <div>
          <Button
            kind="outline"
            onClick={() => bookings.type(row.id, { before: textsOf(booking), typed: textsOf(booking) })}
          >
            {isAgreed ? 'Изменить запись' : 'Согласовать день'}
          </Button>
        </div>
      )}
    </Box>
  );
}
