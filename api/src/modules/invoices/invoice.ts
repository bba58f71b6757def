import {
  amountInWords,
  fillTemplate,
  formatDateLong,
  formatInvoiceNumber,
  formatPrice,
  INCLUDED,
  toKopecks,
} from '@shop/shared/format';
import { orderedName } from '@shop/shared/booking';
import { TEXTS } from '@shop/shared/print-sheet/texts';
import { sellerFacts, vatLine } from '@shop/shared/seller';
import { paymentCode } from './payment-code';
import type { OrderChildProduct, OrderProduct, SiteOrder } from '../../generated/resolvers-types';

export interface InvoiceParty {
  /** «Поставщик» */
  title: string;
  name: string;
  facts: readonly { label: string; value: string }[];
}

/** An invoice as texts, ready to be drawn. */
export interface Invoice {
  title: string;
  seller: InvoiceParty;
  payer: InvoiceParty;
  columns: readonly string[];
  /** Name, count, price and sum; accessories follow their product. */
  rows: string[][];
  /** The total, its VAT, and the total in words. */
  totals: string[];
  remarks: string;
  /** Text of the code by which a bank fills in the payment. */
  code: string;
}

const PURPOSE = 'Оплата по счёту {number} от {date}. {vat}';

/** Whether a company is to pay the order by invoice. */
export function isInvoiced({ userType, paymentType, orderStatus }: SiteOrder): boolean {
  return userType === 'ur' && paymentType === 'invoice' && orderStatus !== 'cancelled';
}

function rowOf(name: string, count: string, kopecks: number, pieces: number): string[] {
  if (kopecks === 0) return [name, count, '', INCLUDED];
  return [name, count, formatPrice(kopecks / pieces / 100), formatPrice(kopecks / 100)];
}

function kopecksOf({ productPrice, discount, productCount }: OrderChildProduct): number {
  return (toKopecks(productPrice) - toKopecks(discount)) * productCount;
}

function payerOf(order: SiteOrder): InvoiceParty {
  const facts = [
    { label: 'ИНН', value: order.requisiteInn },
    { label: 'КПП', value: order.requisiteKpp },
    { label: 'Руководитель', value: order.requisiteDirector },
    { label: 'Адрес', value: order.requisiteAddress },
    { label: 'Банк', value: order.requisiteBankName },
    { label: 'БИК', value: order.requisiteBankBik },
    { label: 'Расчётный счёт', value: order.requisiteAccountNumber },
    { label: 'Корр. счёт', value: order.requisiteBankAccount },
  ];
  return {
    title: TEXTS.payer,
    name: order.requisiteName ?? '',
    facts: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
  };
}

type OrderedLine = OrderChildProduct & Pick<OrderProduct, 'booking'>;

/**
 * The invoice of an order, with its discounts in the prices.
 * @param serviceIds products that are services, whose unit differs
 */
export function toInvoice(order: SiteOrder, serviceIds: ReadonlySet<number>): Invoice {
  const lines = order.products.flatMap(({ childProducts, ...main }): OrderedLine[] => [main, ...childProducts]);
  // Of a line that came back whole, nothing is due.
  const products = lines.filter(({ productCount }) => productCount > 0);
  const { seller } = order;
  const delivery = toKopecks(order.deliveryPrice);
  const total = products.reduce((sum, product) => sum + kopecksOf(product), delivery);
  const unitOf = (productId: number) => (serviceIds.has(productId) ? TEXTS.services : TEXTS.pieces);
  const heading = {
    number: formatInvoiceNumber(order.id, order.invoiceEdition ?? 1),
    date: formatDateLong(order.createdAt),
  };
  return {
    title: fillTemplate(TEXTS.titles.invoice, heading),
    seller: { title: TEXTS.seller, name: seller.name, facts: sellerFacts(seller) },
    payer: payerOf(order),
    columns: TEXTS.columns,
    rows: [
      ...products.map((product) =>
        rowOf(
          orderedName(product),
          `${product.productCount}\u00A0${unitOf(product.productId)}`,
          kopecksOf(product),
          product.productCount,
        ),
      ),
      ...(delivery > 0 ? [rowOf(TEXTS.delivery, `1\u00A0${TEXTS.services}`, delivery, 1)] : []),
    ],
    totals: [
      fillTemplate(TEXTS.total, { total: formatPrice(total / 100) }),
      vatLine(total, seller),
      fillTemplate(TEXTS.inWords, { words: amountInWords(total) }),
    ],
    remarks: [
      order.deliveryPriceOpen ? TEXTS.deliveryOpen : '',
      fillTemplate(TEXTS.validity, { days: seller.invoiceDays }),
      fillTemplate(TEXTS.purpose, heading),
    ]
      .filter(Boolean)
      .join(' '),
    code: paymentCode({
      ...{ kopecks: total, seller },
      purpose: fillTemplate(PURPOSE, { ...heading, vat: vatLine(total, seller) }),
    }),
  };
}
