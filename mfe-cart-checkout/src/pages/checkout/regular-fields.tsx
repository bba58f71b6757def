import { BuyerFields } from './buyer-fields';
import { CommentField } from './comment-field';
import { DeliveryFields } from './delivery-fields';
import type { DeliveryOption } from './delivery-options';
import { PaymentFields } from './payment-fields';
import { RecipientFields } from './recipient-fields';
import type { CheckoutForm } from './use-checkout-form';
import type { Delivery } from './use-delivery';

interface RegularFieldsProps {
  form: CheckoutForm;
  delivery: Delivery;
  option: DeliveryOption | null;
  /** Services alone are not delivered. */
  hasGoods: boolean;
}

/** The steps of a regular order, one under another. */
export function RegularFields({ form, delivery, option, hasGoods }: RegularFieldsProps) {
  return (
    <>
      <RecipientFields form={form} />
      {hasGoods && <DeliveryFields form={form} delivery={delivery} option={option} />}
      <BuyerFields form={form} />
      <PaymentFields form={form} />
      <CommentField form={form} />
    </>
  );
}
