import { FormCheckbox } from '@shop/shared/forms';
import { ConsentLinks } from '../../features/ordering';
import { TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

export function ConsentField({ form }: { form: CheckoutForm }) {
  return (
    <FormCheckbox control={form.control} name="consent">
      {TEXTS.agree} <ConsentLinks />
    </FormCheckbox>
  );
}
