import { isCalendarDay, toKopecks, toRoubles } from '@shop/shared/format';
import { MESSAGES } from '@shop/shared/validation';
import type { StaffDay, StaffDayOrder, StaffDayPayment } from '../../generated/resolvers-types';
import { groupBy } from '../../group-by';
import { refuseFields } from '../../input/field-errors';
import type { OrderProductRow, OrderRow } from '../orders/order-repository';
import { totalOf } from '../orders/order-total';
import { toSiteOrder } from '../orders/site-order';
import { dayCsv } from './day-csv';
import { dayOf } from './moscow-day';
import type { StaffOrdersServices } from './staff-orders-services';

/** More than a small shop has in a day; a file of all fits into a table. */
const MOST_ORDERS = 5000;

function toDayOrder(order: OrderRow, lines: OrderProductRow[]): StaffDayOrder {
  const site = toSiteOrder(order, lines);
  const total = totalOf(site);
  // What was refunded is no longer there.
  const paid = order.payment_status === 'paid' ? order.paid_kopecks : 0;
  const unpaid = order.order_status === 'cancelled' ? 0 : Math.max(0, toKopecks(total) - paid);
  return {
    id: order.id,
    createdAt: site.createdAt,
    orderStatus: order.order_status,
    source: order.source,
    paymentType: order.payment_type,
    paymentStatus: order.payment_status,
    deliveryType: order.delivery_type,
    carrier: order.carrier,
    trackNumber: order.track_number,
    total,
    paid: toRoubles(paid),
    unpaid: toRoubles(unpaid),
  };
}

const isKept = ({ orderStatus }: StaffDayOrder) => orderStatus !== 'cancelled';

function sumOf(orders: readonly StaffDayOrder[], name: 'total' | 'paid' | 'unpaid'): number {
  return toRoubles(orders.reduce((sum, order) => sum + toKopecks(order[name]), 0));
}

function paymentsOf(orders: readonly StaffDayOrder[]): StaffDayPayment[] {
  return [...groupBy(orders, ({ paymentType }) => paymentType ?? null)].map(([paymentType, some]) => ({
    paymentType,
    orders: some.length,
    total: sumOf(some, 'total'),
    paid: sumOf(some, 'paid'),
    unpaid: sumOf(some, 'unpaid'),
  }));
}

/**
 * The close of a day in Moscow: what was ordered, what of it is paid, and what was shipped. Orders
 * of previews are no orders; cancelled ones are listed, and are in no sum.
 * @throws AppError BAD_REQUEST with `fields.date`
 */
export async function closeDay(
  { orders, list }: Pick<StaffOrdersServices, 'orders' | 'list'>,
  date: string,
): Promise<StaffDay> {
  if (!isCalendarDay(date)) refuseFields({ date: MESSAGES.required });
  const day = dayOf(date);
  const shippedIds = await list.findShipped(day);
  const [placed, shipped] = await Promise.all([
    list.find({ placed: day, isPreview: false }, MOST_ORDERS),
    list.find({ ids: shippedIds, isPreview: false }, MOST_ORDERS),
  ]);
  const ids = [...new Set([...placed, ...shipped].map(({ id }) => id))];
  const lines = groupBy(await orders.findProducts(ids), ({ order_id: id }) => id);
  const toDay = (order: OrderRow) => toDayOrder(order, lines.get(order.id) ?? []);
  const rows = placed.map(toDay);
  const kept = rows.filter(isKept);
  return {
    date,
    orders: rows,
    shipped: shipped.map(toDay),
    payments: paymentsOf(kept),
    cancelled: rows.length - kept.length,
    total: sumOf(kept, 'total'),
    paid: sumOf(kept, 'paid'),
    unpaid: sumOf(kept, 'unpaid'),
    csv: dayCsv(rows),
  };
}
