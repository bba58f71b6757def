import { useShopConfig } from '@shop/shared/runtime';
import { OptionCard } from '@shop/shared/ui';
import { useEffect } from 'react';
import { FormSection } from './form-section';
import { OptionGroup } from './option-group';
import { paymentOptions, toUserType, usualPayment } from './payment-options';
import { LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

/** How the order is paid for: only ways that this buyer has. A kept choice that is no way any more is taken back. */
export function PaymentFields({ form }: { form: CheckoutForm }) {
  const { isPaymentDisabled } = useShopConfig();
  const { setValue } = form;
  const [userType, chosen] = form.watch(['userType', 'paymentType']);
  const options = paymentOptions(toUserType(userType), isPaymentDisabled);
  const isImpossible = options.every(({ value }) => value !== chosen);

  useEffect(() => {
    if (isImpossible) setValue('paymentType', usualPayment(toUserType(userType)));
  }, [isImpossible, setValue, userType]);

  return (
    <FormSection title={TEXTS.payment}>
      <OptionGroup label={LABELS.paymentType} error={form.formState.errors.paymentType?.message}>
        {options.map(({ value, title, text, Icon }) => (
          <OptionCard
            key={value}
            {...form.register('paymentType')}
            value={value}
            icon={<Icon size={24} />}
            title={title}
            text={text}
          />
        ))}
      </OptionGroup>
    </FormSection>
  );
}
