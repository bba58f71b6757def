import { fillTemplate } from '@shop/shared/format';
import { FormCheckbox } from '@shop/shared/forms';
import { ConsentLinks } from '@shop/shared/ordering';
import type { Shortage } from '@shop/shared/runtime';
import { AlertIcon, Button, FieldError, Stack } from '@shop/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { OrderGroup } from '../../features/order-lines';
import { FailureNote, OfflineNote } from '../../features/ordering';
import type { CheckoutValues, OrderType } from './checkout-schema';
import { CartLink, useOrderAvailable } from './stock-actions';
import type { CheckoutOrder } from './submit-order';
import { LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

function ConsentField({ form }: { form: CheckoutForm }) {
  return (
    <FormCheckbox control={form.control} name="consent">
      {TEXTS.agree} <ConsentLinks />
    </FormCheckbox>
  );
}

interface SubmitBlockProps {
  type: OrderType;
  form: CheckoutForm;
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

function wrongFields({ formState: { errors, isSubmitted } }: CheckoutForm): string {
  if (!isSubmitted) return '';
  // Every key of `errors` is a field: the form has no errors of its own.
  const names = Object.keys(errors) as (keyof CheckoutValues)[];
  return names.map((name) => inSentence(LABELS[name])).join('; ');
}

/** The consent, the button, and the reason why the order was not sent. */
export function SubmitBlock({ type, form, order, groups, onRetry }: SubmitBlockProps) {
  const wrong = wrongFields(form);
  const wrongId = useId();
  const orderAvailable = useOrderAvailable();

  const handleOrderAvailable = (products: readonly Shortage[]) => {
    orderAvailable(products);
    order.dismissFailure();
  };

  return (
    <Box gap={4}>
      <ConsentField form={form} />
      <Button type="submit" isFull size="lg" isLoading={order.isSending} aria-describedby={wrong ? wrongId : undefined}>
        {TEXTS.submit[type]}
      </Button>
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
