import { object } from 'yup';
import type { CourierDays } from './courier-days';
import { LIMITS } from './limits';
import { bik, correspondentAccount, inn, kpp, settlementAccount } from './requisite-rules';
import { email, maxLength, officePhone, onlyIf, required, textRule, type FormValues, type Rule } from './rules';
import { text } from './schema';
import { wholeDay } from './whole-day';

/** What determines the required fields of an order. */
export interface OrderKind {
  isFast: boolean;
  isCompany: boolean;
  /** The invoice is sent by e-mail. */
  isInvoiced: boolean;
  /** Services alone are not delivered. */
  hasGoods: boolean;
  deliveryKind: 'courier' | 'transport' | 'pickup' | null;
  /** The buyer chooses a pick-up point, which takes the place of an address. */
  hasPoint: boolean;
}

/** Conditions that the buyer does not control. */
interface OrderCircumstances extends CourierDays {
  isPaymentDisabled: boolean;
  /** A day chosen earlier stays valid, even when it has passed. */
  savedDay?: string;
}

interface OrderField {
  isRequired: (order: OrderKind) => boolean;
  rules: Rule[];
}

const isRegular = ({ isFast }: OrderKind) => !isFast;
const isCompany = (order: OrderKind) => isRegular(order) && order.isCompany;
const isDelivered = (order: OrderKind) => isRegular(order) && order.hasGoods;
const hasAddress = (order: OrderKind) =>
  isRegular(order) && (order.deliveryKind === 'courier' || (order.deliveryKind === 'transport' && !order.hasPoint));
const hasPoint = (order: OrderKind) => isDelivered(order) && order.hasPoint;

type Rules = (Rule | Rule[])[];

const optional = (...rules: Rules): OrderField => ({ isRequired: () => false, rules: rules.flat() });
const always = (...rules: Rules): OrderField => ({ isRequired: () => true, rules: rules.flat() });
const when = (isRequired: OrderField['isRequired'], ...rules: Rules) => ({ isRequired, rules: rules.flat() });

/** The last day a buyer may choose: a year from now. */
export function lastDeliveryDay(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

/**
 * Every field of an order except its products: who must fill it, and which values are valid
 * (docs/rules.md, Orders).
 */
function orderFields({ today, firstDay, isPaymentDisabled, savedDay }: OrderCircumstances) {
  return {
    fio: always(maxLength(LIMITS.maxName)),
    phone: always(officePhone(), maxLength(LIMITS.maxPhone)),
    email: when((order) => isCompany(order) && order.isInvoiced, email(), maxLength(LIMITS.maxEmail)),
    deliveryCityId: when((order) => hasAddress(order) || hasPoint(order)),
    deliveryTypeId: when(isDelivered),
    deliveryPointId: when(hasPoint),
    deliveryStreet: when(hasAddress, maxLength(LIMITS.maxStreet)),
    deliveryHome: when(hasAddress, maxLength(LIMITS.maxHome)),
    deliveryEntrance: optional(maxLength(LIMITS.maxAddressPart)),
    deliveryFloor: optional(maxLength(LIMITS.maxAddressPart)),
    deliveryApartment: optional(maxLength(LIMITS.maxAddressPart)),
    deliveryDate: optional(
      wholeDay(),
      textRule('Дата не может быть в прошлом', (day) => day === savedDay || day >= today),
      textRule('Сегодня курьер уже не успеет. Выберите завтра или позже', (day) => day === savedDay || day >= firstDay),
      textRule('Выберите дату в пределах года', (day) => day === savedDay || day <= lastDeliveryDay(today)),
    ),
    deliveryPeriod: optional(maxLength(64)),
    deliveryComment: optional(maxLength(1000)),
    userType: optional(),
    requisiteInn: when(isCompany, inn()),
    requisiteKpp: optional(kpp('requisiteInn')),
    requisiteName: when(isCompany, maxLength(LIMITS.maxOrganization)),
    requisiteDirector: optional(maxLength(LIMITS.maxName)),
    requisiteAddress: when(isCompany, maxLength(LIMITS.maxAddress)),
    requisiteBankBik: when(isCompany, bik()),
    requisiteBankName: when(isCompany, maxLength(LIMITS.maxOrganization)),
    requisiteAccountNumber: when(isCompany, settlementAccount('requisiteBankBik')),
    requisiteBankAccount: when(isCompany, correspondentAccount('requisiteBankBik')),
    requisiteEdoOperator: optional(maxLength(LIMITS.maxName)),
    paymentType: when(
      isRegular,
      textRule('Оплата на сайте временно недоступна', (type) => type !== 'online' || !isPaymentDisabled),
      textRule(
        'Оплата по счёту доступна организациям и ИП',
        (type, { userType }) => type !== 'invoice' || userType === 'ur',
      ),
    ),
    orderComment: optional(maxLength(1000)),
  } satisfies Record<string, OrderField>;
}

export type OrderFieldName = keyof ReturnType<typeof orderFields>;

interface OrderSchemaOptions extends OrderCircumstances {
  kindOf: (values: FormValues) => OrderKind;
  /** False for a field that the form does not show: the buyer could not correct it. */
  isShown?: (field: OrderFieldName, order: OrderKind) => boolean;
}

/** The fields of an order as a yup schema, for forms and for the API. All values are texts. */
export function orderSchema({ kindOf, isShown = () => true, ...circumstances }: OrderSchemaOptions) {
  const fields = orderFields(circumstances);
  const toSchema = (name: OrderFieldName) => {
    const { isRequired, rules }: OrderField = fields[name];
    const applies = (values: FormValues) => isShown(name, kindOf(values));
    return text(
      onlyIf((values) => applies(values) && isRequired(kindOf(values)), required()),
      onlyIf(applies, rules),
    );
  };
  const names = Object.keys(fields) as OrderFieldName[]; // of an object made above
  const schemas = Object.fromEntries(names.map((name) => [name, toSchema(name)]));
  return object(schemas as Record<OrderFieldName, ReturnType<typeof text>>); // one for each name
}

const FAST: OrderKind = {
  isFast: true,
  isCompany: false,
  isInvoiced: false,
  hasGoods: true,
  deliveryKind: null,
  hasPoint: false,
};

export function fastOrderSchema() {
  return orderSchema({ today: '', firstDay: '', isPaymentDisabled: true, kindOf: () => FAST }).pick(['fio', 'phone']);
}

/**
 * The fields that a buyer may change in an order.
 * @param savedDay the current day of the order
 */
export function orderChangeSchema(days: CourierDays, savedDay = '') {
  const fields = ['deliveryDate', 'deliveryPeriod', 'deliveryComment', 'orderComment'] as const;
  return orderSchema({ ...days, savedDay, isPaymentDisabled: true, kindOf: () => FAST }).pick([...fields]);
}
