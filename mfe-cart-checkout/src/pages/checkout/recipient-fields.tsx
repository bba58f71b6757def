import { FormPhoneField, FormTextField } from '@shop/shared/forms';
import { FieldCell, FieldGrid } from '@shop/shared/ui';
import { FormSection } from './form-section';
import { LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

/** Who gets the order. */
export function RecipientFields({ form: { control } }: { form: CheckoutForm }) {
  return (
    <FormSection title={TEXTS.recipient}>
      <FieldGrid>
        <FieldCell>
          <FormTextField control={control} name="fio" label={LABELS.fio} autoComplete="name" />
        </FieldCell>
        <FieldCell span={3}>
          <FormPhoneField control={control} name="phone" label={LABELS.phone} />
        </FieldCell>
        <FieldCell span={3}>
          <FormTextField
            control={control}
            name="email"
            label={LABELS.email}
            isOptional
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </FieldCell>
      </FieldGrid>
    </FormSection>
  );
}
