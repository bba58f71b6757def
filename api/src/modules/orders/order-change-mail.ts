import { mailTime } from '../../mail/mail-time';
import type { SiteOrder } from '../../generated/resolvers-types';
import { renderMail, type MailKey } from '../../mail/render-mail';
import { changeBy, contactValues, orderPath } from './order-mails';
import type { OrderChanges, OrderedGoods } from './order-repository';
import type { OrderMails } from './queue-order-mails';

/** Null for changes that the buyer's first mail did not mention: comments are for the shop only. */
function buyerMailKey({ order_status: status, delivery_date: date, delivery_period: period }: OrderChanges) {
  if (status === 'cancelled') return 'orderBuyerCancelled';
  return date === undefined && period === undefined ? null : 'orderBuyerChanged';
}

interface ChangeMailOptions {
  shopEmail: string;
  publicUrl: string;
  goods: readonly OrderedGoods[];
}

// A guest has no list of orders.
const AGAIN = 'повторите заказ в\u00A0разделе «Мои заказы»: товары снова окажутся в\u00A0корзине';

/**
 * Mails about a changed or cancelled order. The shop needs one because it works from the first
 * mail.
 * A buyer who gave an e-mail gets a written confirmation too.
 */
export function composeChangeMails(
  order: SiteOrder,
  changes: OrderChanges,
  { shopEmail, publicUrl, goods }: ChangeMailOptions,
): OrderMails {
  const values = {
    ...contactValues(order),
    changedAt: mailTime(order.updatedAt),
    changeBy: changeBy(order),
    invoice: order.paymentType === 'invoice' ? 'счёт' : null,
    again: order.guestKey ? null : AGAIN,
    url: publicUrl + orderPath(order),
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
  if (!order.email || !buyerKey) return { toShop, toBuyer: null };
  const toBuyer = renderMail({ key: buyerKey, recipient: order.email, values, goods, publicUrl });
  return { toShop, toBuyer: { ...toBuyer, about: { orderId: order.id, kind: buyerKey } } };
}
