import { BuildingIcon, OptionCard, Stack, UserIcon } from '@shop/shared/ui';
import type { ChangeEvent } from 'react';
import { FormSection } from './form-section';
import { OptionGroup } from './option-group';
import { toUserType, usualPayment } from './payment-options';
import { RequisiteFields } from './requisite-fields';
import { LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

const { buyers } = TEXTS;

/** Who pays: a person, or a company by its requisites. */
export function BuyerFields({ form }: { form: CheckoutForm }) {
  const isCompany = form.watch('userType') === 'ur';
  const field = form.register('userType', {
    // Each kind of buyer has a usual way to pay; another can still be chosen after.
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      form.setValue('paymentType', usualPayment(toUserType(event.target.value))),
  });

  return (
    <FormSection title={TEXTS.buyer}>
      <Stack gap={5}>
        <OptionGroup label={LABELS.userType} error={form.formState.errors.userType?.message}>
          <OptionCard {...field} value="fiz" icon={<UserIcon size={24} />} {...buyers.fiz} />
          <OptionCard {...field} value="ur" icon={<BuildingIcon size={24} />} {...buyers.ur} />
        </OptionGroup>
        {isCompany && <RequisiteFields form={form} />}
      </Stack>
    </FormSection>
  );
}
