import { FormSelect, FormTextField } from '@shop/shared/forms';
import { FieldCell, FieldGrid } from '@shop/shared/ui';
import { lastDay } from './checkout-schema';
import { LABELS, PERIODS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';
import { useToday } from './use-today';

/** When the courier comes, and what to tell him. */
export function CourierFields({ form: { control } }: { form: CheckoutForm }) {
  const today = useToday();
  return (
    <FieldGrid>
      <FieldCell span={3}>
        <FormTextField
          control={control}
          name="deliveryDate"
          label={LABELS.deliveryDate}
          isOptional
          type="date"
          min={today}
          max={lastDay(today)}
        />
      </FieldCell>
      <FieldCell span={3}>
        <FormSelect control={control} name="deliveryPeriod" label={LABELS.deliveryPeriod} isOptional>
          <option value="">{TEXTS.anyTime}</option>
          {PERIODS.map((period) => (
            <option key={period}>{period}</option>
          ))}
        </FormSelect>
      </FieldCell>
      <FieldCell>
        <FormTextField
          control={control}
          name="deliveryComment"
          label={LABELS.deliveryComment}
          placeholder={TEXTS.courierExample}
          isOptional
        />
      </FieldCell>
    </FieldGrid>
  );
}
