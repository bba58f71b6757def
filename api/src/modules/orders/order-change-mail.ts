import { formatDateLong, formatDateTime, formatOrderNumber, formatPhone } from '@shop/shared/format';
import type { SiteOrder } from '../../generated/resolvers-types';
import mailTexts from '../../mail/mails.json';
import type { Mail } from '../../mail/outbox-repository';
import { renderMail } from '../../mail/render-mail';
import { commentOf } from './order-mails';

const EMPTY = mailTexts.mails.find((mail) => mail.key === 'orderShop')?.empty;

/** Tells the shop that a buyer has changed or cancelled an order: it would go on with what the first mail said. */
export function composeChangeMail(order: SiteOrder, options: { shopEmail: string; publicUrl: string }): Mail {
  const values = {
    orderNumber: formatOrderNumber(order.id),
    name: order.fio,
    phone: formatPhone(order.phone),
    email: order.email,
    deliveryDate: order.deliveryDate && formatDateLong(order.deliveryDate),
    deliveryPeriod: order.deliveryPeriod,
    comment: commentOf(order),
    changedAt: formatDateTime(order.updatedAt),
  };
  return renderMail({
    key: order.orderStatus === 'cancelled' ? 'orderShopCancelled' : 'orderShopChanged',
    recipient: options.shopEmail,
    replyTo: order.email,
    values,
    empty: EMPTY,
    publicUrl: options.publicUrl,
  });
}
