import { useEffect, useState } from 'react';
import {
  FormDateField,
  FormFailure,
  FormSelect,
  FormTextArea,
  FormTextField,
  serverFieldErrors,
  useSending,
  useShopForm,
  type InferType,
} from '@shop/shared/forms';
import { useShop } from '@shop/shared/runtime';
import { Button, FieldCell, FieldGrid, Row } from '@shop/shared/ui';
import { courierDays, orderChangeSchema } from '@shop/shared/validation';
import type { ChangeableFields, ChangeableOrder, OrderChanging } from './changeable-order';
import { COURIER_PERIODS, TEXTS } from './texts';

const FIELDS = ['deliveryDate', 'deliveryPeriod', 'deliveryComment', 'orderComment'] as const;

type ChangeField = (typeof FIELDS)[number];

/** Only a courier's visit has a day; a pickup has none. */
function hasVisit({ deliveryStreet }: ChangeableOrder): boolean {
  return Boolean(deliveryStreet);
}

type ChangeValues = InferType<ReturnType<typeof orderChangeSchema>>;

function valuesOf(order: ChangeableFields): ChangeValues {
  return {
    deliveryDate: order.deliveryDate ?? '',
    deliveryPeriod: order.deliveryPeriod ?? '',
    deliveryComment: order.deliveryComment ?? '',
    orderComment: order.orderComment ?? '',
  };
}

/** The values that differ from the order; emptied ones are null. */
function changesOf(order: ChangeableFields, values: ChangeValues): ChangeableFields {
  const before = valuesOf(order);
  const changed = FIELDS.filter((name) => values[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name] || null]));
}

function useChangeForm<Order extends ChangeableOrder>({ order, save, onChanged }: OrderChanging<Order>) {
  const { notices } = useShop();
  const [days] = useState(() => courierDays(Date.now()));
  const form = useShopForm(orderChangeSchema(days, order.deliveryDate ?? ''), { defaultValues: valuesOf(order) });

  const { setFocus } = form;
  const firstField = hasVisit(order) ? 'deliveryDate' : 'orderComment';

  // The button that opened the form is gone, so the focus moves into the form.
  useEffect(() => setFocus(firstField), [firstField, setFocus]);

  const send = async (values: ChangeValues) => {
    const changes = changesOf(order, values);
    if (Object.keys(changes).length === 0) {
      onChanged(order);
      return;
    }
    const updated = await save(changes);
    if (updated.orderStatus === 'new') notices.getState().show(TEXTS.updated);
    onChanged(updated);
  };

  const fieldErrorsOf = (error: unknown) => serverFieldErrors<ChangeField>(error, FIELDS);
  return { form, days, sending: useSending({ form, send, fieldErrorsOf }) };
}

/** The fields of a new order that its buyer may change. */
export function ChangeFields<Order extends ChangeableOrder>({
  onClose,
  ...props
}: OrderChanging<Order> & { onClose: () => void }) {
  const { form, days, sending } = useChangeForm(props);
  const { control, formState } = form;
  const { deliveryPeriod } = props.order;
  const periods = new Set([...COURIER_PERIODS, ...(deliveryPeriod ? [deliveryPeriod] : [])]);

  return (
    <form noValidate onSubmit={sending.submit}>
      <FieldGrid>
        {hasVisit(props.order) && (
          <>
            <FieldCell span={3}>
              <FormDateField
                control={control}
                name="deliveryDate"
                label={TEXTS.fields.deliveryDate}
                isOptional
                min={days.firstDay}
              />
            </FieldCell>
            <FieldCell span={3}>
              <FormSelect control={control} name="deliveryPeriod" label={TEXTS.fields.deliveryPeriod} isOptional>
                <option value="">{TEXTS.anyTime}</option>
                {[...periods].map((period) => (
                  <option key={period}>{period}</option>
                ))}
              </FormSelect>
            </FieldCell>
            <FieldCell>
              <FormTextField control={control} name="deliveryComment" label={TEXTS.fields.deliveryComment} isOptional />
            </FieldCell>
          </>
        )}
        <FieldCell>
          <FormTextArea control={control} name="orderComment" label={TEXTS.fields.orderComment} isOptional />
        </FieldCell>
        <FieldCell>
          <FormFailure error={sending.error} text={TEXTS.updateFailed} />
          <Row gap={2}>
            <Button type="submit" disabled={!formState.isValid} isLoading={sending.isBusy}>
              {TEXTS.save}
            </Button>
            <Button kind="quiet" onClick={onClose}>
              {TEXTS.close}
            </Button>
          </Row>
        </FieldCell>
      </FieldGrid>
    </form>
  );
}
