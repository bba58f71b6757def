import { trackUrl } from '@shop/shared/order-words';
import type { SiteOrder } from '../../generated/resolvers-types';
import type { Mail } from '../../mail/outbox-repository';
import { renderMail } from '../../mail/render-mail';
import { createToken, hashToken } from '../../secret-token';
import { isInvoiced } from '../invoices/invoice';
import { formatInvoiceNumber } from '@shop/shared/format';
import { contactValues, orderPath, orderTable, termsOf } from '../orders/order-mails';
import type { OrderRow } from '../orders/order-repository';
import { toSiteOrder } from '../orders/site-order';
import type { StaffOrdersTransaction } from './staff-orders-services';

/** The mails by which the shop tells a buyer of what it has done. */
export type StepMail =
  'orderBuyerConfirmed' | 'orderBuyerReady' | 'orderBuyerShipped' | 'orderBuyerRevised' | 'orderBuyerCancelledByShop';

const NEXT = {
  collected: 'Когда заказ будет готов к\u00A0выдаче, пришлём письмо.',
  delivered: 'Когда отправим заказ, пришлём письмо.',
} as const;
const INVOICE_MAILS: ReadonlySet<StepMail> = new Set(['orderBuyerRevised']);

/** The moves that have a mail. */
export function mailOfMove({ order_status: status, delivery_kind: kind }: OrderRow): StepMail | null {
  if (status === 'confirmed') return 'orderBuyerConfirmed';
  if (status === 'assembled' && kind === 'pickup') return 'orderBuyerReady';
  if (status === 'shipped') return 'orderBuyerShipped';
  return status === 'cancelled' ? 'orderBuyerCancelledByShop' : null;
}

/** A guest's order with a new key, which goes into the link of one mail. */
async function withKey({ orders }: StaffOrdersTransaction, row: OrderRow, order: SiteOrder): Promise<SiteOrder> {
  if (row.user_id !== null) return order;
  const guestKey = createToken();
  await orders.addKey(row.id, hashToken(guestKey));
  return { ...order, guestKey };
}

/** What the buyer may have paid; null when there is nothing to give back. */
function payable(row: OrderRow): string | null {
  if (row.payment_type === 'invoice') return 'счёт';
  return row.payment_status === 'paid' ? 'заказ' : null;
}

function invoiceValues(row: OrderRow, isSent: boolean) {
  const { id, invoice_edition: edition } = row;
  if (!isSent || edition === 1) return {};
  return { newInvoice: formatInvoiceNumber(id, edition), oldInvoice: formatInvoiceNumber(id, edition - 1) };
}

/**
 * Composes a mail about what the shop has done with an order, as the order is now in this
 * transaction. Null when the buyer has no e-mail.
 */
export async function composeStepMail(
  tx: StaffOrdersTransaction,
  row: OrderRow,
  kind: StepMail,
  publicUrl: string,
): Promise<Mail | null> {
  if (!row.email) return null;
  const plain = toSiteOrder(row, await tx.orders.findProducts([row.id]));
  const order = await withKey(tx, row, plain);
  const hasInvoice = INVOICE_MAILS.has(kind) && isInvoiced(order);
  const mail = renderMail({
    key: kind,
    recipient: row.email,
    publicUrl,
    goods: await tx.orders.findGoods(row.id),
    ...(kind !== 'orderBuyerCancelledByShop' && { table: orderTable(order) }),
    values: {
      ...contactValues(order),
      ...termsOf(order),
      ...invoiceValues(row, hasInvoice),
      requisiteName: row.requisite_name,
      requisiteInn: row.requisite_inn,
      next: row.delivery_kind === 'pickup' ? NEXT.collected : NEXT.delivered,
      carrier: row.carrier,
      trackNumber: row.track_number,
      trackUrl: trackUrl(row.carrier, row.track_number),
      reason: row.cancel_reason?.replace(/\.$/, ''),
      invoice: payable(row),
      url: publicUrl + orderPath(order),
    },
  });
  return { ...mail, about: { orderId: row.id, kind }, ...(hasInvoice && { invoiceOf: row.id }) };
}
