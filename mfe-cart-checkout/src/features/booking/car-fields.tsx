import { VOLTAGES } from '@shop/shared/booking';
import { FormSelect, FormTextField } from '@shop/shared/forms';
import { FieldCell, FieldGrid } from '@shop/shared/ui';
import { useId } from 'react';
import { CAR_MAKES, CAR_MODELS } from './car-makes';
import { LABELS, TEXTS } from './texts';
import type { BookingForm } from './use-booking-form';

function modelsOf(make: string): readonly string[] {
  const wanted = make.trim().toLowerCase();
  const known = CAR_MAKES.find((name) => name.toLowerCase() === wanted);
  return known === undefined ? [] : (CAR_MODELS[known] ?? []);
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

/** The car as free text with suggestions, and the voltage of its electrics. */
export function CarFields({ form }: { form: BookingForm }) {
  const { control } = form;
  const listId = useId();
  return (
    <FieldGrid>
      <FieldCell span={3}>
        <FormTextField
          control={control}
          name="carMake"
          label={LABELS.carMake}
          list={`${listId}-makes`}
          autoComplete="off"
        />
        <Suggestions id={`${listId}-makes`} values={CAR_MAKES} />
      </FieldCell>
      <FieldCell span={3}>
        <FormTextField
          control={control}
          name="carModel"
          label={LABELS.carModel}
          list={`${listId}-models`}
          autoComplete="off"
        />
        <Suggestions id={`${listId}-models`} values={modelsOf(form.watch('carMake'))} />
      </FieldCell>
      <FieldCell span={3}>
        <FormTextField
          control={control}
          name="carYear"
          label={LABELS.carYear}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      </FieldCell>
      <FieldCell span={3}>
        <FormSelect control={control} name="voltage" label={LABELS.voltage}>
          <option value="">{TEXTS.choose}</option>
          {VOLTAGES.map((volts) => (
            <option key={volts} value={volts}>
              {TEXTS.voltages[volts]}
            </option>
          ))}
        </FormSelect>
      </FieldCell>
    </FieldGrid>
  );
}
