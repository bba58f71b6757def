import { formatDateLong, formatOrderNumber, formatPhone } from '@shop/shared/format';
import { mailTime } from '../../mail/mail-time';
import type { SiteOrder } from '../../generated/resolvers-types';
import { renderMail, type MailKey } from '../../mail/render-mail';
import { commentOf } from './order-mails';
import type { OrderChanges } from './order-repository';
import type { OrderMails } from './queue-order-mails';

/** Null for changes that the buyer's first mail did not mention: comments are for the shop only. */
function buyerMailKey({ order_status: status, delivery_date: date, delivery_period: period }: OrderChanges) {
  if (status === 'cancelled') return 'orderBuyerCancelled';
  return date === undefined && period === undefined ? null : 'orderBuyerChanged';
}

/**
 * Mails about a changed or cancelled order. The shop needs one because it works from the first
 * mail.
 * A buyer who gave an e-mail gets a written confirmation too.
 */
export function composeChangeMails(
  order: SiteOrder,
  changes: OrderChanges,
  { shopEmail, publicUrl }: { shopEmail: string; publicUrl: string },
): OrderMails {
  const values = {
    orderNumber: formatOrderNumber(order.id),
    name: order.fio,
    phone: formatPhone(order.phone),
    email: order.email,
    deliveryDate: order.deliveryDate && formatDateLong(order.deliveryDate),
    deliveryPeriod: order.deliveryPeriod,
    comment: commentOf(order),
    changedAt: mailTime(order.updatedAt),
    url: `${publicUrl}/orders/${order.id}`,
  };
  const shopKey: MailKey = changes.order_status === 'cancelled' ? 'orderShopCancelled' : 'orderShopChanged';
  const toShop = renderMail({
    key: shopKey,
    recipient: shopEmail,
    replyTo: order.email,
    values,
    publicUrl,
  });
  const buyerKey = buyerMailKey(changes);
  return {
    toShop,
    toBuyer: order.email && buyerKey ? renderMail({ key: buyerKey, recipient: order.email, values, publicUrl }) : null,
  };
}
