import { FormPhoneField, FormTextArea, FormTextField } from '@shop/shared/forms';
import type { CartItem } from '@shop/shared/runtime';
import { FieldCell, FieldGrid, Note } from '@shop/shared/ui';
import type { FormValues } from '@shop/shared/validation';
import { useCallback, useRef, useState } from 'react';
import { MainColumn, SideColumn, TwoColumns } from '../../components/page-layout';
import type { BookingDraft } from '../../features/booking';
import { flattenGroups, type OrderGroup } from '../../features/order-lines';
import { BookingSection } from './booking-section';
import { BuyerFields } from './buyer-fields';
import { orderKind, type OrderType } from './checkout-schema';
import { CheckoutSummary } from './checkout-summary';
import { useChosenDelivery, type Delivery, type DeliveryOption } from './delivery';
import { DeliveryFields } from './delivery-fields';
import { FormSection } from './form-section';
import { PaymentFields } from './payment-fields';
import { SubmitBlock } from './submit-block';
import { useSubmitOrder, type CheckoutOrder } from './submit-order';
import { LABELS, TEXTS } from './texts';
import { useCheckoutBooking, type CheckoutBooking } from './use-checkout-booking';
import { useCheckoutForm, useFocusFirstError, type CheckoutForm } from './use-checkout-form';
import { usePickupPoints, type PickupPoints } from './use-pickup-points';

/** Who receives the order. */
function RecipientFields({ form: { control, watch } }: { form: CheckoutForm }) {
  const [userType, paymentType] = watch(['userType', 'paymentType']);
  const isInvoiced = userType === 'ur' && paymentType === 'invoice';
  return (
    <FormSection title={TEXTS.recipient}>
      <FieldGrid>
        <FieldCell>
          <FormTextField control={control} name="fio" label={LABELS.fio} autoComplete="name" />
        </FieldCell>
        <FieldCell span={3}>
          <FormPhoneField control={control} name="phone" label={LABELS.phone} hint={TEXTS.phoneHint} hasExtension />
        </FieldCell>
        <FieldCell span={3}>
          <FormTextField
            control={control}
            name="email"
            label={LABELS.email}
            isOptional={!isInvoiced}
            hint={isInvoiced ? TEXTS.invoiceEmail : undefined}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </FieldCell>
      </FieldGrid>
    </FormSection>
  );
}

function CommentField({ form }: { form: CheckoutForm }) {
  return (
    <FormSection title={TEXTS.comment}>
      <FormTextArea
        control={form.control}
        name="orderComment"
        label={LABELS.orderComment}
        placeholder={TEXTS.commentExample}
        isOptional
      />
    </FormSection>
  );
}

interface RegularFieldsProps {
  form: CheckoutForm;
  delivery: Delivery;
  option: DeliveryOption | null;
  pickup: PickupPoints;
  booking: CheckoutBooking;
  /** False for an order of services only, which needs no delivery. */
  hasGoods: boolean;
}

/** The steps of a regular order. */
function RegularFields({ form, delivery, option, pickup, booking, hasGoods }: RegularFieldsProps) {
  return (
    <>
      <RecipientFields form={form} />
      {hasGoods && <DeliveryFields form={form} delivery={delivery} option={option} pickup={pickup} />}
      {booking.bookings.length > 0 && <BookingSection booking={booking} />}
      <BuyerFields form={form} />
      <PaymentFields form={form} />
      <CommentField form={form} />
    </>
  );
}

/** All the fields of a fast order. */
function FastFields({ form: { control } }: { form: CheckoutForm }) {
  return (
    <FormSection title={TEXTS.contact}>
      <FieldGrid>
        <FieldCell span={3}>
          <FormTextField control={control} name="fio" label={TEXTS.fastName} autoComplete="name" />
        </FieldCell>
        <FieldCell span={3}>
          <FormPhoneField control={control} name="phone" label={LABELS.phone} hasExtension />
        </FieldCell>
        <FieldCell>
          <FormTextField
            control={control}
            name="orderComment"
            label={TEXTS.fastComment}
            placeholder={TEXTS.fastCommentExample}
            isOptional
          />
        </FieldCell>
        <FieldCell>
          <Note>{TEXTS.fastNote}</Note>
        </FieldCell>
      </FieldGrid>
    </FormSection>
  );
}

interface CheckoutFormProps {
  type: OrderType;
  items: readonly CartItem[];
  groups: readonly OrderGroup[];
  delivery: Delivery;
  bookingDraft: BookingDraft;
  order: CheckoutOrder;
}

/** The form of one order, regular or fast, beside its totals. */
export function CheckoutForm({ type, items, groups, delivery, bookingDraft, order }: CheckoutFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const hasGoods = flattenGroups(groups).some((line) => line.type === 'product');
  const { kindOf: deliveryKindOf } = delivery;
  const [hasPoint, setHasPoint] = useState(false);
  const kindOf = useCallback(
    (values: FormValues) => orderKind(values, { type, hasGoods, deliveryKindOf, hasPoint }),
    [type, hasGoods, deliveryKindOf, hasPoint],
  );
  const form = useCheckoutForm(kindOf);
  const option = useChosenDelivery(form, delivery);
  const pickup = usePickupPoints(form, type === 'regular' && hasGoods ? option : null);
  // The rules of the form depend on what its own values have loaded.
  const hasPointNow = pickup.isLoading || pickup.points.length > 0;
  if (hasPointNow !== hasPoint) setHasPoint(hasPointNow);
  const chosen = type === 'regular' && hasGoods ? option : null;
  const booking = useCheckoutBooking(type, groups, bookingDraft);
  const submit = useSubmitOrder({
    form,
    booking,
    order,
    items,
    groups,
    kindOf,
    deliveryPrice: hasGoods ? (chosen?.price ?? null) : 0,
  });
  useFocusFirstError(box, form.formState.submitCount);

  return (
    <TwoColumns as="form" ref={box} noValidate onSubmit={submit} aria-label={TEXTS.orderType}>
      <MainColumn>
        {type === 'fast' ? (
          <FastFields form={form} />
        ) : (
          <RegularFields
            form={form}
            delivery={delivery}
            option={option}
            pickup={pickup}
            booking={booking}
            hasGoods={hasGoods}
          />
        )}
      </MainColumn>
      <SideColumn aria-label={TEXTS.summaryLabel}>
        <CheckoutSummary
          groups={groups}
          option={chosen}
          isDelivered={hasGoods}
          areDeliveryPricesKnown={delivery.problem === null}
        >
          <SubmitBlock
            type={type}
            form={form}
            wrongBooking={booking.wrong}
            order={order}
            groups={groups}
            onRetry={submit}
          />
        </CheckoutSummary>
      </SideColumn>
    </TwoColumns>
  );
}
