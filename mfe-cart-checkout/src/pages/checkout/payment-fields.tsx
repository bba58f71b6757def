import { useShopConfig } from '@shop/shared/runtime';
import { BoxIcon, CardIcon, DocIcon, OptionCard, OptionGroup, PhoneIcon, type IconProps } from '@shop/shared/ui';
import { useEffect, type ComponentType } from 'react';
import type { PaymentType, UserType } from '../../generated/graphql';
import { FormSection } from './form-section';
import { LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

interface PaymentOption {
  value: PaymentType;
  title: string;
  text: string;
  Icon: ComponentType<IconProps>;
}

const CASH: PaymentOption = { value: 'cash', title: 'Наличными', text: 'При получении', Icon: BoxIcon };
const CARD: PaymentOption = {
  value: 'card_on_delivery',
  title: 'Картой при получении',
  text: 'Курьеру или в пункте выдачи',
  Icon: CardIcon,
};
const INVOICE: PaymentOption = { value: 'invoice', title: 'По счёту', text: 'Для организаций и ИП', Icon: DocIcon };
const ONLINE: PaymentOption = {
  value: 'online',
  title: 'Картой на сайте',
  text: 'Сразу после оформления',
  Icon: PhoneIcon,
};

/** Narrows the string that the radio button stores in the form. */
export function toUserType(value: unknown): UserType {
  return value === 'ur' ? 'ur' : 'fiz';
}

/** The payment types for this buyer; the first one is the default. */
function paymentOptions(userType: UserType, isPaymentDisabled: boolean): PaymentOption[] {
  const atHand = userType === 'ur' ? [INVOICE, CASH, CARD] : [CASH, CARD];
  return isPaymentDisabled ? atHand : [...atHand, ONLINE];
}

export function usualPayment(userType: UserType): PaymentType {
  return userType === 'ur' ? 'invoice' : 'cash';
}

/** The payment types for this buyer. A stored choice that is no longer available is reset. */
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
