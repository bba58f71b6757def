import { BoxIcon, CardIcon, DocIcon, PhoneIcon, type IconProps } from '@shop/shared/ui';
import type { ComponentType } from 'react';
import type { PaymentType, UserType } from '../../generated/graphql';

export interface PaymentOption {
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

/** The form keeps what the radio button gives. */
export function toUserType(value: unknown): UserType {
  return value === 'ur' ? 'ur' : 'fiz';
}

/** How this buyer can pay; the first is the usual way. */
export function paymentOptions(userType: UserType, isPaymentDisabled: boolean): PaymentOption[] {
  const atHand = userType === 'ur' ? [INVOICE, CASH, CARD] : [CASH, CARD];
  return isPaymentDisabled ? atHand : [...atHand, ONLINE];
}

export function usualPayment(userType: UserType): PaymentType {
  return userType === 'ur' ? 'invoice' : 'cash';
}
