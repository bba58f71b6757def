import { fillTemplate } from '@shop/shared/format';
import { ConsentLinks } from '@shop/shared/ordering';
import type { Shortage } from '@shop/shared/runtime';
import { AlertIcon, Button, Caption, FieldError, Stack } from '@shop/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { BookingFieldName } from '@shop/shared/booking';
import { BOOKING_FIELD_LABELS } from '../../features/booking';
import type { OrderGroup } from '../../features/order-lines';
import { FailureNote, OfflineNote } from '../../features/ordering';
import type { CheckoutValues, OrderType } from './checkout-schema';
import { CartLink, useOrderAvailable } from './stock-actions';
import type { CheckoutOrder } from './submit-order';
import { LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

interface SubmitBlockProps {
  type: OrderType;
  form: CheckoutForm;
  wrongBooking: readonly BookingFieldName[];
  order: CheckoutOrder;
  groups: readonly OrderGroup[];
  onRetry: () => void;
}

const Box = styled(Stack)`
  margin-top: 20px;
`;

/** Lower-cases a label inside a sentence: «Город» becomes «город», but ИНН stays. */
function inSentence(label: string): string {
  return label.replace(/^[А-ЯЁ](?=[а-яё])/, (letter) => letter.toLowerCase());
}

function wrongFields(
  { formState: { errors, isSubmitted } }: CheckoutForm,
  booking: readonly BookingFieldName[],
): string {
  if (!isSubmitted) return '';
  // Every key of `errors` is a field: the form has no errors of its own.
  const names = Object.keys(errors) as (keyof CheckoutValues)[];
  const labels = [...names.map((name) => LABELS[name]), ...booking.map((name) => BOOKING_FIELD_LABELS[name])];
  return labels.map(inSentence).join('; ');
}

/** The button, what pressing it accepts, and the reason why the order was not sent. */
export function SubmitBlock({ type, form, wrongBooking, order, groups, onRetry }: SubmitBlockProps) {
  const wrong = wrongFields(form, wrongBooking);
  const wrongId = useId();
  const orderAvailable = useOrderAvailable();

  const handleOrderAvailable = (products: readonly Shortage[]) => {
    orderAvailable(products);
    order.dismissFailure();
  };

  return (
    <Box gap={4}>
      <Button type="submit" isFull size="lg" isLoading={order.isSending} aria-describedby={wrong ? wrongId : undefined}>
        {TEXTS.submit[type]}
      </Button>
      <Caption as="p">
        {TEXTS.agree} <ConsentLinks />.
      </Caption>
      {wrong && (
        <FieldError id={wrongId}>
          <AlertIcon size={16} />
          {fillTemplate(TEXTS.check, { fields: wrong })}
        </FieldError>
      )}
      <FailureNote
        failure={order.failure}
        groups={groups}
        onRetry={onRetry}
        onDismiss={order.dismissFailure}
        onOrderAvailable={handleOrderAvailable}
        cartLink={<CartLink text={TEXTS.closed.button} />}
      />
      <OfflineNote />
    </Box>
  );
}
