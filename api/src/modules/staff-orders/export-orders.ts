import { formatDateTime, formatPhone } from '@shop/shared/format';
import { PAYMENT_LABELS, PAYMENT_TYPE_LABELS, STATUS_LABELS } from '@shop/shared/order-words';
import { csvCell } from '../../csv/write-csv';
import type { StaffOrderFilter } from '../../generated/resolvers-types';
import { groupBy } from '../../group-by';
import type { OrderProductRow, OrderRow } from '../orders/order-repository';
import { totalOf } from '../orders/order-total';
import { toSiteOrder } from '../orders/site-order';
import { readOrderFilter } from './read-staff-orders';
import type { OrderConditions } from './staff-order-repository';
import type { StaffOrdersServices } from './staff-orders-services';

/** Orders that are in memory at once. */
const PART = 500;

const HEAD = [
  'Номер',
  'Принят',
  'Состояние',
  'Способ оплаты',
  'Оплата',
  'Сумма, руб.',
  'Доставка',
  'Город',
  'Трек-номер',
  'Имя',
  'Телефон',
] as const;

const lineOf = (cells: readonly string[]) => `${cells.map(csvCell).join(';')}\r\n`;
/** Roubles with a decimal comma, as the table programs of the country read them. */
const money = (roubles: number) => roubles.toFixed(2).replace('.', ',');

/** What the purpose needs: no e-mail, no address, no comment. */
function cellsOf(order: OrderRow, lines: OrderProductRow[]): string[] {
  const site = toSiteOrder(order, lines);
  return [
    String(order.id).padStart(6, '0'),
    formatDateTime(order.created_at.toISOString()),
    STATUS_LABELS[order.order_status],
    order.payment_type ? PAYMENT_TYPE_LABELS[order.payment_type] : '',
    PAYMENT_LABELS[order.payment_status],
    money(totalOf(site)),
    order.delivery_type ?? '',
    order.delivery_city ?? '',
    order.track_number ?? '',
    order.fio,
    [formatPhone(order.phone), order.phone_extension].filter(Boolean).join(' доб. '),
  ];
}

type Sources = Pick<StaffOrdersServices, 'orders' | 'list'>;

async function* writeParts({ orders, list }: Sources, asked: OrderConditions | null): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(HEAD)}`;
  if (asked === null) return;
  for (let before = asked.before; ;) {
    const rows = await list.find({ ...asked, before }, PART);
    const lines = groupBy(await orders.findProducts(rows.map(({ id }) => id)), ({ order_id: id }) => id);
    if (rows.length > 0) yield rows.map((order) => lineOf(cellsOf(order, lines.get(order.id) ?? []))).join('');
    if (rows.length < PART) return;
    before = rows.at(-1)?.id;
  }
}

/**
 * Orders as a file for a table program, the newest first, in parts: a hundred thousand are never in
 * memory together. It is recorded before the first part leaves, so that one who closes the
 * connection early has exported, too; the record names filters and never their values.
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function exportOrders(
  services: Pick<StaffOrdersServices, 'orders' | 'list' | 'inTransaction'>,
  filter: StaffOrderFilter,
  userId: number,
): Promise<AsyncGenerator<string>> {
  const asked = await readOrderFilter(services.list, filter);
  const { count, last } = asked ? await services.list.measure(asked) : { count: 0, last: 0 };
  await services.inTransaction(({ audit }) =>
    audit.add({ action: 'export-orders', userId, details: { orders: count, filters: Object.keys(filter).sort() } }),
  );
  // Orders of after this moment are not among those that were counted.
  return writeParts(services, asked && { ...asked, before: last + 1 });
}
