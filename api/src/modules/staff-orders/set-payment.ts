import { formatNumber, toKopecks } from '@shop/shared/format';
import { MESSAGES } from '@shop/shared/validation';
import type { PaymentStatus } from '../../generated/resolvers-types';
import { findLengthErrors, refuseFields } from '../../input/field-errors';
import type { StepContext } from './move-order';
import type { ChangeOutcome, OrderStep } from './order-change';
import { orderEntry } from './order-record';

export interface PaymentMark {
  status: PaymentStatus;
  /** Roubles. */
  amount: number;
  at: string;
  reason?: string | null;
}

const MOST_ROUBLES = 20_000_000;
/** Clocks of browsers are wrong by minutes. */
const AHEAD_MS = 10 * 60_000;
const TEXTS = {
  amount: `От\u00A00 до\u00A0${formatNumber(MOST_ROUBLES)}\u00A0₽`,
  at: 'Дата ещё не наступила',
} as const;

function checkMark({ status, amount, at, reason }: PaymentMark): void {
  const isAmount = amount >= 0 && amount <= MOST_ROUBLES && !(status === 'paid' && amount === 0);
  refuseFields({
    ...(!isAmount && { amount: TEXTS.amount }),
    ...(Date.parse(at) > Date.now() + AHEAD_MS && { at: TEXTS.at }),
    ...(status === 'refunded' && !reason?.trim() && { reason: MESSAGES.required }),
    ...findLengthErrors({ reason }, { reason: 500 }),
  });
}

/**
 * Marks what was paid or refunded; the money moves elsewhere. A reason becomes a note, since the
 * record keeps no free texts.
 * @throws AppError BAD_REQUEST with `fields`
 */
export function setPayment(mark: PaymentMark, { userId }: Pick<StepContext, 'userId'>): OrderStep {
  return async (tx, { order }): Promise<ChangeOutcome> => {
    checkMark(mark);
    await tx.list.update(order.id, {
      payment_status: mark.status,
      paid_kopecks: toKopecks(mark.amount),
      paid_at: mark.status === 'not_paid' ? null : new Date(mark.at),
    });
    const reason = mark.reason?.trim();
    if (reason) await tx.card.addNote(order.id, userId, reason);
    const { revision } = await tx.orders.getById(order.id);
    const fields = ['paymentStatus', 'paidAmount', 'paidAt'];
    await tx.audit.add(orderEntry('set-payment', userId, order.id, { revision, fields }));
    return { stock: [], mails: [] };
  };
}
