import { formatPrice, isoDate, toKopecks, toRoubles } from '@shop/shared/format';
import type { StaffSetPaymentMutationVariables } from '../../generated/graphql';
import { priceText, readPrice } from '@shop/shared/price-edit';
import type { Order } from '../../order';
import { OTHER_REASON, reasonOf, type ReasonForm } from '../../words';

/** What is marked: money has come, money went back, or the mark was wrong. */
export type PaymentStep = 'pay' | 'refund' | 'unmark';

export interface PaymentForm extends ReasonForm {
  /** Roubles, as they are typed. */
  amount: string;
  /** `2026-11-20` in Moscow. */
  day: string;
}

/** Why money goes back. */
export const REFUND_REASONS = ['Товар вернули', 'Заказ отменён', 'Оплачено лишнее', OTHER_REASON] as const;

type Paid = Pick<Order, 'total' | 'paidAmount' | 'paymentStatus'>;

/** What was paid above what is due now, in roubles. */
export function overpaid({ total, paidAmount, paymentStatus }: Paid): number {
  return paymentStatus === 'paid' ? Math.max(0, toRoubles(toKopecks(paidAmount) - toKopecks(total))) : 0;
}

/** What the fields begin with: the whole sum, today; of a refund what was overpaid, or all. */
export function startPayment(order: Paid, step: PaymentStep, now: number): PaymentForm {
  const amount = step === 'pay' ? order.total : overpaid(order) || order.paidAmount;
  return { amount: priceText(amount), day: isoDate(now), reason: REFUND_REASONS[0], details: '' };
}

/** Noon in Moscow of another day; of today, now: the API refuses times to come. */
function momentOf(day: string, now: number): string {
  return day === isoDate(now) ? new Date(now).toISOString() : new Date(`${day}T12:00:00+03:00`).toISOString();
}

export interface PaymentFaults {
  amount?: string;
  day?: string;
}

/** What is wrong with the fields, before anything is sent. */
export function paymentFaults(order: Paid, step: PaymentStep, { amount, day }: PaymentForm, now: number) {
  const roubles = readPrice(amount);
  const isTooMuch = step === 'refund' && roubles !== null && roubles > order.paidAmount;
  const faults: PaymentFaults = {
    ...(!roubles && { amount: 'Сумма в\u00A0рублях, например 450' }),
    ...(isTooMuch && { amount: `Получено ${formatPrice(order.paidAmount)}` }),
    ...(!/^\d{4}-\d\d-\d\d$/.test(day) && { day: 'Укажите день' }),
    ...(day > isoDate(now) && { day: 'Этот день ещё не\u00A0наступил' }),
  };
  return step === 'unmark' ? {} : faults;
}

/** Whether all is said that the mark needs. */
export function isPaymentComplete(order: Paid, step: PaymentStep, form: PaymentForm, now: number): boolean {
  const hasReason = step !== 'refund' || reasonOf(form) !== '';
  return hasReason && Object.keys(paymentFaults(order, step, form, now)).length === 0;
}

type PaymentMark = Omit<StaffSetPaymentMutationVariables, 'id' | 'revision'>;

/**
 * What the API is told. When a part went back, the order stays paid with what the shop has kept.
 */
export function paymentMark(order: Paid, step: PaymentStep, form: PaymentForm, now: number): PaymentMark {
  if (step === 'unmark') return { status: 'not_paid', amount: 0, at: new Date(now).toISOString() };
  const at = momentOf(form.day, now);
  const amount = readPrice(form.amount) ?? 0;
  if (step === 'pay') return { status: 'paid', amount, at };
  const kept = toRoubles(toKopecks(order.paidAmount) - toKopecks(amount));
  const reason = `${reasonOf(form)}. Возвращено ${formatPrice(amount)}`;
  return kept > 0 ? { status: 'paid', amount: kept, at, reason } : { status: 'refunded', amount, at, reason };
}
