import { useShopConfig } from '@shop/shared/runtime';
import { BoxIcon, CardIcon, OptionCard, PhoneIcon } from '@shop/shared/ui';
import { FormSection } from './form-section';
import { OptionGroup } from './option-group';
import { LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

/** How the order is paid for. Payment on the site stands there with its reason while it is switched off. */
export function PaymentFields({ form }: { form: CheckoutForm }) {
  const { isPaymentDisabled } = useShopConfig();
  const field = () => form.register('paymentType');
  return (
    <FormSection title={TEXTS.payment}>
      <OptionGroup label={LABELS.paymentType} error={form.formState.errors.paymentType?.message}>
        <OptionCard {...field()} value="cash" icon={<BoxIcon />} title="Наличными" text="При получении" />
        <OptionCard
          {...field()}
          value="card_on_delivery"
          icon={<CardIcon />}
          title="Картой при получении"
          text="Курьеру или в пункте выдачи"
        />
        <OptionCard
          {...field()}
          value="online"
          icon={<PhoneIcon />}
          title="Картой на сайте"
          text={isPaymentDisabled ? 'Временно недоступно' : 'Сразу после оформления'}
          disabled={isPaymentDisabled}
        />
      </OptionGroup>
    </FormSection>
  );
}
