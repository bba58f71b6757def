import {
  formatDate,
  formatDateLong,
  formatOfficePhone,
  formatOrderAddress,
  formatOrderNumber,
  formatPhone,
  formatPrice,
  INCLUDED,
} from '@shop/shared/format';
import { formatWishedTime, orderedName } from '@shop/shared/booking';
import { isIncluded } from '@shop/shared/included-parts';
import { glue } from '@shop/shared/seller';
import { mailTime } from '../../mail/mail-time';
import type { OrderChildProduct, OrderProduct, SiteOrder } from '../../generated/resolvers-types';
import { fillText, type MailValues } from '../../mail/fill-text';
import type { MailTable, TableLine } from '../../mail/layout-mail';
import texts from '../../mail/mails.json';
import { withoutLinks } from '../../mail/sender-words';
import { renderMail, type MailKey, type MailWarning } from '../../mail/render-mail';
import { isInvoiced } from '../invoices/invoice';
import { currentSeller } from '../../current-seller';
import type { LargeShare } from './held-stock';
import type { OrderedGoods } from './order-repository';
import { sumOf, totalOf } from './order-total';
import type { OrderMails } from './queue-order-mails';

export interface OrderMailOptions {
  shopEmail: string;
  publicUrl: string;
  /** Empty for an order that leaves at least half of each stock. */
  largeShares: LargeShare[];
  goods: readonly OrderedGoods[];
  /** Versions of the preview that the order was placed in; null for a real order. */
  preview: string | null;
}

// None of these name the seller.
const SHOP_TEXTS = texts.mails.find((mail) => mail.key === 'orderShop');
const TABLE = texts.orderTable;
const SHARE = texts.largeShare;
const PREVIEW = texts.preview;

type OrderedLine = OrderChildProduct & Pick<OrderProduct, 'booking'>;

function allProducts(order: SiteOrder): OrderedLine[] {
  return order.products.flatMap((product) => [product, ...product.childProducts]);
}

function tableLine(product: OrderedLine): TableLine {
  const isChild = product.parentId !== null && product.parentId !== undefined;
  const isPart = isChild && isIncluded({ price: product.productPrice });
  return {
    // The mailbox may be a stranger's, and the car is what somebody has typed.
    name: withoutLinks(orderedName(product)),
    count: `${product.productCount}\u00A0шт.`,
    sum: isPart ? INCLUDED : formatPrice(sumOf([product], ({ productPrice }) => productPrice)),
    isChild,
  };
}

function deliveryLine({ deliveryPrice, deliveryKind, deliveryPriceOpen }: SiteOrder): [string, string][] {
  if (deliveryPrice > 0) return [[TABLE.delivery, formatPrice(deliveryPrice)]];
  if (!deliveryKind) return [];
  if (deliveryKind === 'pickup') return [[TABLE.delivery, TABLE.pickup]];
  return [[TABLE.delivery, deliveryPriceOpen ? TABLE.deliveryByAgreement : formatPrice(deliveryPrice)]];
}

/** What an order contains and costs, as its mails show it. */
export function orderTable(order: SiteOrder): MailTable {
  const products = allProducts(order);
  const discount = sumOf(products, (product) => product.discount);
  const hasPrice = order.deliveryPrice > 0 || (Boolean(order.deliveryKind) && !order.deliveryPriceOpen);
  return {
    lines: products.map(tableLine),
    totals: [
      [TABLE.goods, formatPrice(sumOf(products, ({ productPrice }) => productPrice))],
      ...(discount > 0 ? [[TABLE.discount, formatPrice(-discount)] satisfies [string, string]] : []),
      ...deliveryLine(order),
      [hasPrice ? TABLE.total : TABLE.totalWithoutDelivery, formatPrice(totalOf(order))],
    ],
  };
}

function listed(parts: [label: string, value: string | null | undefined][]): string {
  return parts.flatMap(([label, value]) => (value ? [`${label}${value}`] : [])).join(', ');
}

function requisitesOf(order: SiteOrder): string {
  return listed([
    ['', order.requisiteName],
    ['ИНН ', order.requisiteInn],
    ['КПП ', order.requisiteKpp],
    ['руководитель ', order.requisiteDirector],
    ['ЭДО через ', order.requisiteEdoOperator],
    ['', order.requisiteAddress],
    ['', order.requisiteBankName],
    ['БИК ', order.requisiteBankBik],
    ['р/с ', order.requisiteAccountNumber],
    ['к/с ', order.requisiteBankAccount],
  ]);
}

/** The buyer's comments, on one line. */
export function commentOf(order: SiteOrder): string {
  return listed([
    ['', order.orderComment],
    ['к доставке: ', order.deliveryComment],
  ]);
}

/** How the buyer changes the order: its page does that, and the telephone. */
export function changeBy({ guestKey }: SiteOrder): string {
  const page = guestKey ? 'на\u00A0странице заказа' : 'в\u00A0разделе «Мои заказы»';
  return `${page} или по телефону ${glue(currentSeller().phone)}`;
}

/**
 * Where the buyer opens the order. The key of a guest's link is in its fragment, which browsers
 * send to nobody.
 */
export function orderPath({ id, guestKey }: SiteOrder): string {
  return guestKey ? `/checkout/finish#order=${id}&key=${guestKey}` : `/orders/${id}`;
}

/** When the buyer would like the services; null when the order has no such wish. */
function bookingTimeOf({ products }: SiteOrder): string | null {
  const booked = products.find(({ booking }) => booking?.date)?.booking;
  return booked ? formatWishedTime(booked.date, booked.half) : null;
}

/** The values of every mail about an order. */
export function contactValues(order: SiteOrder): MailValues {
  return {
    name: order.fio,
    orderNumber: formatOrderNumber(order.id),
    orderDate: formatDate(order.createdAt),
    phone: formatOfficePhone({ number: order.phone, extension: order.phoneExtension ?? null }),
    callTo: formatPhone(order.phone),
    email: order.email,
    deliveryDate: order.deliveryDate && formatDateLong(order.deliveryDate),
    deliveryPeriod: order.deliveryPeriod,
    comment: commentOf(order),
  };
}

/** How an order is delivered and paid, as its mails say it. */
export function termsOf(order: SiteOrder): MailValues {
  return {
    total: formatPrice(totalOf(order)),
    deliveryType: order.deliveryType,
    deliveryAddress: order.deliveryPlace ?? formatOrderAddress(order),
    paymentType: order.paymentType && SHOP_TEXTS?.paymentTypes?.[order.paymentType],
    invoiceDays: isInvoiced(order) ? String(order.seller.invoiceDays) : null,
    paidFirst: isInvoiced(order) ? 'Сначала оплата' : null,
  };
}

function valuesOf(order: SiteOrder, { publicUrl, goods }: OrderMailOptions): MailValues {
  return {
    ...contactValues(order),
    ...termsOf(order),
    kind: order.fastOrder ? SHOP_TEXTS?.kinds?.fast : SHOP_TEXTS?.kinds?.regular,
    userType: SHOP_TEXTS?.userTypes?.[order.userType],
    edoOperator: order.requisiteEdoOperator,
    paperDocuments: order.requisiteEdoOperator ? null : 'с\u00A0товаром или через ЭДО',
    requisiteName: order.requisiteName,
    requisiteInn: order.requisiteInn,
    requisites: requisitesOf(order),
    bookingTime: bookingTimeOf(order),
    installation: goods.some(({ isInstallation }) => isInstallation) ? 'СТС' : null,
    createdAt: mailTime(order.createdAt),
    url: publicUrl + orderPath(order),
    changeBy: changeBy(order),
  };
}

function previewWarning(versions: string | null): MailWarning[] {
  if (versions === null) return [];
  return [{ subject: PREVIEW.subject, paragraph: fillText(PREVIEW.paragraph, { versions }) }];
}

/** None for an order that leaves at least half of each stock. */
function stockWarning(shares: LargeShare[]): MailWarning[] {
  if (shares.length === 0) return [];
  const taken = shares.map(({ productName, pieces, stock }) =>
    fillText(SHARE.line, { productName, pieces: String(pieces), stock: String(stock) }),
  );
  return [{ subject: SHARE.subject, paragraph: fillText(SHARE.paragraph, { taken: taken.join('; ') }) }];
}

function buyerMailKey({ fastOrder, userType }: SiteOrder): MailKey {
  if (fastOrder) return 'orderBuyerFast';
  return userType === 'ur' ? 'orderBuyerCompany' : 'orderBuyerPerson';
}

/** The mails about a new order. A buyer who gave an e-mail gets one. */
export function composeOrderMails(order: SiteOrder, options: OrderMailOptions): OrderMails {
  const shared = {
    values: valuesOf(order, options),
    table: orderTable(order),
    publicUrl: options.publicUrl,
    goods: options.goods,
  };
  const toShop = renderMail({
    ...shared,
    key: 'orderShop',
    recipient: options.shopEmail,
    replyTo: order.email,
    warnings: [...previewWarning(options.preview), ...stockWarning(options.largeShares)],
  });
  if (!order.email) return { toShop, toBuyer: null };
  const kind = buyerMailKey(order);
  const toBuyer = renderMail({ ...shared, key: kind, recipient: order.email });
  const about = { orderId: order.id, kind };
  return { toShop, toBuyer: { ...toBuyer, about, ...(isInvoiced(order) && { invoiceOf: order.id }) } };
}
