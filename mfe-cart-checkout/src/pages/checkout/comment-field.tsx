import { FormTextArea } from '@shop/shared/forms';
import { FormSection } from './form-section';
import { LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

export function CommentField({ form }: { form: CheckoutForm }) {
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
