import { formatDateLong, formatOrderAddress, formatPhone, formatPrice } from '@shop/shared/format';
import { PAYMENT_LABELS, PAYMENT_TYPE_LABELS } from '../../features/order';
import type { Order } from './types';

export interface Fact {
  label: string;
  value: string | null | undefined;
}

/** Facts that are known; a fast order knows few. */
const known = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value);

const WORD_JOINER = '\u2060';

function whenOf({ deliveryDate, deliveryPeriod }: Order): string {
  // «10:00–14:00» stays on one line.
  const period = deliveryPeriod?.replace('–', `${WORD_JOINER}–${WORD_JOINER}`);
  return [deliveryDate && formatDateLong(deliveryDate), period].filter(Boolean).join(', ');
}

/** A city without a price of its own is agreed on by telephone and costs 0 until then (decisions, "Cart, compare, orders"). */
export function isDeliveryOpen({ deliveryPrice, deliveryStreet }: Order): boolean {
  return deliveryPrice === 0 && Boolean(deliveryStreet);
}

/** How the order gets to the buyer; empty for services and for a fast order that nobody has called about yet. */
export function deliveryFacts(order: Order): Fact[] {
  const facts = known([
    { label: 'Способ', value: order.deliveryType },
    { label: 'Адрес', value: formatOrderAddress(order) },
    { label: 'Когда', value: whenOf(order) },
    { label: 'Комментарий курьеру', value: order.deliveryComment },
  ]);
  if (facts.length === 0) return [];
  const price = isDeliveryOpen(order) ? 'по договорённости' : formatPrice(order.deliveryPrice);
  return [...facts, { label: 'Стоимость', value: price }];
}

/** Whom to call, and how it is paid. */
export function recipientFacts(order: Order): Fact[] {
  return known([
    { label: 'Имя', value: order.fio },
    { label: 'Телефон', value: formatPhone(order.phone) },
    { label: 'E-mail', value: order.email },
    { label: 'Оплата', value: order.paymentType && PAYMENT_TYPE_LABELS[order.paymentType] },
    { label: 'Статус оплаты', value: PAYMENT_LABELS[order.paymentStatus] },
    { label: 'Комментарий', value: order.orderComment },
  ]);
}

/** The company that pays; empty for a person. */
export function payerFacts(order: Order): Fact[] {
  if (order.userType !== 'ur') return [];
  return known([
    { label: 'Организация', value: order.requisiteName },
    { label: 'ИНН', value: order.requisiteInn },
    { label: 'Руководитель', value: order.requisiteDirector },
    { label: 'Юридический адрес', value: order.requisiteAddress },
    { label: 'Банк', value: order.requisiteBankName },
    { label: 'БИК', value: order.requisiteBankBik },
    { label: 'Корреспондентский счёт', value: order.requisiteBankAccount },
    { label: 'Расчётный счёт', value: order.requisiteAccountNumber },
  ]);
}
