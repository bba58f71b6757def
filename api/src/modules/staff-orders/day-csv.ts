import { formatDateTime } from '@shop/shared/format';
import { PAYMENT_LABELS, PAYMENT_TYPE_LABELS, STATUS_LABELS } from '@shop/shared/order-words';
import { csvFile } from '../../csv/write-csv';
import type { StaffDayOrder } from '../../generated/resolvers-types';

const HEAD = [
  'Номер',
  'Принят',
  'Откуда',
  'Состояние',
  'Способ оплаты',
  'Оплата',
  'Доставка',
  'Перевозчик',
  'Трек-номер',
  'Сумма',
  'Получено',
  'Осталось получить',
] as const;

/** Roubles with a decimal comma, as the table programs of the country read them. */
const money = (roubles: number) => roubles.toFixed(2).replace('.', ',');

function rowOf(order: StaffDayOrder): string[] {
  return [
    String(order.id).padStart(6, '0'),
    formatDateTime(order.createdAt),
    order.source === 'phone' ? 'Телефон' : 'Сайт',
    STATUS_LABELS[order.orderStatus],
    order.paymentType ? PAYMENT_TYPE_LABELS[order.paymentType] : '',
    PAYMENT_LABELS[order.paymentStatus],
    order.deliveryType ?? '',
    order.carrier ?? '',
    order.trackNumber ?? '',
    money(order.total),
    money(order.paid),
    money(order.unpaid),
  ];
}

/**
 * The orders of a day as a file for a table program: UTF-8 with its mark, `;` and CRLF. No name,
 * phone or address: a day's close needs none.
 */
export function dayCsv(orders: readonly StaffDayOrder[]): string {
  return csvFile([[...HEAD], ...orders.map(rowOf)]);
}
