import { DAY_HALVES, HALF_NAMES } from '@shop/shared/booking';
import { isoDate } from '@shop/shared/format';
import { FormDateField, FormSelect } from '@shop/shared/forms';
import { Caption, FieldCell, FieldGrid } from '@shop/shared/ui';
import { lastDeliveryDay } from '@shop/shared/validation';
import { useState } from 'react';
import { LABELS, TEXTS } from './texts';
import type { BookingForm } from './use-booking-form';

/** The wished day and its half. */
export function TimeFields({ form: { control } }: { form: BookingForm }) {
  const [today] = useState(() => isoDate(Date.now()));
  return (
    <FieldGrid>
      <FieldCell span={3}>
        <FormDateField control={control} name="date" label={LABELS.date} min={today} max={lastDeliveryDay(today)} />
      </FieldCell>
      <FieldCell span={3}>
        <FormSelect control={control} name="half" label={LABELS.half}>
          <option value="">{TEXTS.choose}</option>
          {DAY_HALVES.map((half) => (
            <option key={half} value={half}>
              {HALF_NAMES[half]}
            </option>
          ))}
        </FormSelect>
      </FieldCell>
      <FieldCell>
        <Caption as="p">{TEXTS.wish}</Caption>
      </FieldCell>
    </FieldGrid>
  );
}
