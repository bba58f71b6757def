import {
  checkbox,
  email,
  maxLength,
  object,
  onlyIf,
  phone,
  required,
  requiredCheckbox,
  text,
  textRule,
  type FormValues,
  type Rule,
} from '@shop/shared/forms';
import { LIMITS } from '@shop/shared/validation';
import type { OrderType } from './checkout-values';
import type { DeliveryKind } from './delivery-options';
import { requisiteFields } from './requisite-schema';

export interface CheckoutRules {
  type: OrderType;
  /** Services alone are not delivered. */
  hasGoods: boolean;
  /** The day in Moscow, YYYY-MM-DD. */
  today: string;
  kindOf: (deliveryTypeId: string) => DeliveryKind | null;
}

const MAX = { name: 128, comment: 1000, street: 128, home: 32, detail: 16 } as const;

const notPast = (today: string): Rule => textRule('Дата не может быть в прошлом', (day) => day >= today);
const withinYear = (today: string): Rule => textRule('Выберите дату в пределах года', (day) => day <= lastDay(today));

/** The day a year from now: further ahead nobody plans a courier. */
export function lastDay(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

/** A field that is not on the page has no rules: nobody could mend it. */
export function createCheckoutSchema({ type, hasGoods, today, kindOf }: CheckoutRules) {
  const isRegular = type === 'regular';
  const isDelivered = () => isRegular && hasGoods;
  const isCompany = ({ userType }: FormValues) => isRegular && userType === 'ur';
  const hasCity = ({ deliveryCityId }: FormValues) => isDelivered() && deliveryCityId !== '';
  const kind = ({ deliveryTypeId }: FormValues) =>
    isDelivered() && typeof deliveryTypeId === 'string' ? kindOf(deliveryTypeId) : null;
  const isCourier = (values: FormValues) => kind(values) === 'courier';
  const hasAddress = (values: FormValues) => isCourier(values) || kind(values) === 'transport';
  const detail = () => text(onlyIf(isCourier, maxLength(MAX.detail)));
  return object({
    fio: text(required(), maxLength(MAX.name)),
    phone: text(required(), phone(), maxLength(LIMITS.maxPhone)),
    email: text(onlyIf(() => isRegular, email(), maxLength(LIMITS.maxEmail))),
    deliveryCityId: text(onlyIf(isDelivered, required())),
    deliveryTypeId: text(onlyIf(hasCity, required())),
    deliveryStreet: text(onlyIf(hasAddress, required(), maxLength(MAX.street))),
    deliveryHome: text(onlyIf(hasAddress, required(), maxLength(MAX.home))),
    deliveryEntrance: detail(),
    deliveryFloor: detail(),
    deliveryApartment: detail(),
    deliveryDate: text(onlyIf(isCourier, notPast(today), withinYear(today))),
    deliveryPeriod: text(),
    deliveryComment: text(onlyIf(isCourier, maxLength(MAX.comment))),
    userType: text(),
    ...requisiteFields(isCompany),
    paymentType: text(onlyIf(() => isRegular, required())),
    orderComment: text(maxLength(MAX.comment)),
    consent: checkbox(requiredCheckbox()),
  });
}
