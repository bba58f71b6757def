import { orderedName } from '@shop/shared/booking';
import { toKopecks } from '@shop/shared/format';
import { PrintSheet, type SheetRow } from '@shop/shared/print-sheet';
import {
  lineTotal,
  orderTotal,
  useCatalogue,
  type Catalogue,
  type OrderedLine,
  type OrderedProduct,
} from '../../features/order';
import type { Order } from './order-data';
import { deliveryFacts, isDeliveryOpen, payerFacts, recipientFacts } from './order-facts';
import { TEXTS } from './texts';

/** Whether the printed sheet is an invoice; otherwise it is a list of the ordered products. */
export function isInvoiced({ userType, paymentType, orderStatus }: Order): boolean {
  return userType === 'ur' && paymentType === 'invoice' && orderStatus !== 'cancelled';
}

type SheetLine = OrderedLine & Partial<Pick<OrderedProduct, 'booking'>>;

function rowsOf({ products }: Order, catalogue: Catalogue): SheetRow[] {
  const lines = products.flatMap((product): SheetLine[] => [product, ...product.childProducts]);
  // Of a line that came back whole, nothing is due.
  const kept = lines.filter(({ productCount }) => productCount > 0);
  return kept.map((line) => ({
    name: orderedName(line),
    count: line.productCount,
    sumKopecks: toKopecks(lineTotal(line)),
    isService: catalogue.get(line.productId)?.type === 'service',
  }));
}

/** The order on paper. */
export function OrderSheet({ order }: { order: Order }) {
  const catalogue = useCatalogue(order.products);
  const isInvoice = isInvoiced(order);
  const recipient = { title: TEXTS.recipient, facts: [...recipientFacts(order), ...deliveryFacts(order)] };
  return (
    <PrintSheet
      kind={isInvoice ? 'invoice' : 'order'}
      orderId={order.id}
      {...(isInvoice && { edition: order.invoiceEdition ?? 1 })}
      placedAt={order.createdAt}
      seller={order.seller}
      parties={isInvoice ? [{ title: TEXTS.payer, facts: payerFacts(order) }, recipient] : [recipient]}
      rows={rowsOf(order, catalogue)}
      deliveryKopecks={isDeliveryOpen(order) ? null : toKopecks(order.deliveryPrice)}
      totalKopecks={toKopecks(orderTotal(order))}
    />
  );
}
