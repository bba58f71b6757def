import { FormPhoneField, FormTextField } from '@shop/shared/forms';
import { FieldCell, FieldGrid, Note } from '@shop/shared/ui';
import { FormSection } from './form-section';
import { LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

/** All that a fast order asks. */
export function FastFields({ form: { control } }: { form: CheckoutForm }) {
  return (
    <FormSection title={TEXTS.contact}>
      <FieldGrid>
        <FieldCell span={3}>
          <FormTextField control={control} name="fio" label={TEXTS.fastName} autoComplete="name" />
        </FieldCell>
        <FieldCell span={3}>
          <FormPhoneField control={control} name="phone" label={LABELS.phone} />
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
