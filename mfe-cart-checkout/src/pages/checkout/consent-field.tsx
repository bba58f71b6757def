import { FormCheckbox } from '@shop/shared/forms';
import { Link } from '@shop/shared/ui';
import { TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

/** Both documents open beside the form: what was typed must not be left for reading them. */
export function ConsentField({ form }: { form: CheckoutForm }) {
  return (
    <FormCheckbox control={form.control} name="consent">
      {TEXTS.agree}{' '}
      <Link href="/documents/public-offer.pdf" target="_blank">
        {TEXTS.offer}
      </Link>{' '}
      {TEXTS.and}{' '}
      <Link href="/documents/privacy-policy.pdf" target="_blank">
        {TEXTS.policy}
      </Link>
    </FormCheckbox>
  );
}
