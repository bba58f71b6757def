import { readEmail } from '@shop/shared/format';
import {
  compactCode,
  courierDays,
  findErrors,
  orderSchema,
  readKpp,
  splitInn,
  type OrderKind,
} from '@shop/shared/validation';
import type { CreateOrderInput, PaymentType, UserType } from '../../generated/resolvers-types';
import { showEmail } from '../../input/show-email';
import type { FieldErrors } from '../../input/field-errors';
import { eachText, type OrderText, type OrderTexts } from './order-columns';
import { currentSeller } from '../../current-seller';

/** What the buyer entered, trimmed; null for an empty field. */
export interface OrderDetails extends OrderTexts {
  fastOrder: boolean;
  userType: UserType;
  paymentType: PaymentType | null;
  deliveryCityId: number | null;
  deliveryTypeId: number | null;
  deliveryPointId: number | null;
}

/** What determines the required fields besides the input itself. */
export interface OrderRules extends Pick<OrderKind, 'hasGoods' | 'deliveryKind' | 'hasPoint'> {
  /** Milliseconds, as of `Date.now()`. */
  now: number;
  isPaymentDisabled: boolean;
}

const CODES: ReadonlySet<OrderText> = new Set(['requisiteBankBik', 'requisiteAccountNumber', 'requisiteBankAccount']);

/** What a company pasted, as the rules expect it. */
function readRequisites(texts: OrderTexts): OrderTexts {
  const { inn, kpp } = splitInn(texts.requisiteInn ?? '');
  const read = eachText((name) => (CODES.has(name) && compactCode(texts[name] ?? '')) || texts[name]);
  return { ...read, requisiteInn: inn || null, requisiteKpp: readKpp(texts.requisiteKpp ?? '') || kpp };
}

/** Trims the texts of an order, and drops the requisites of a person's order. */
export function readOrderDetails(input: CreateOrderInput): OrderDetails {
  const userType = input.userType ?? 'fiz';
  const isUsed = (name: OrderText) => userType === 'ur' || !name.startsWith('requisite');
  return {
    ...readRequisites(eachText((name) => (isUsed(name) && input[name]?.trim()) || null)),
    email: showEmail(readEmail(input.email ?? '')) || null,
    fastOrder: input.fastOrder ?? false,
    userType,
    deliveryCityId: input.deliveryCityId ?? null,
    deliveryTypeId: input.deliveryTypeId ?? null,
    deliveryPointId: input.deliveryPointId ?? null,
    paymentType: input.paymentType ?? null,
  };
}

/** The errors in an order's fields, one message per field; empty for a valid order. */
export function findFieldErrors(details: OrderDetails, rules: OrderRules): FieldErrors {
  const { fastOrder: isFast, ...fields } = details;
  const { now, isPaymentDisabled, ...surroundings } = rules;
  const kind: OrderKind = {
    isFast,
    isCompany: details.userType === 'ur',
    isInvoiced: details.paymentType === 'invoice',
    ...surroundings,
  };
  const schema = orderSchema({
    ...courierDays(now, currentSeller().courierCutOff),
    isPaymentDisabled,
    kindOf: () => kind,
  });
  return findErrors(
    schema,
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')])),
  );
}
