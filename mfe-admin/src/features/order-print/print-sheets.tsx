import { formatOrderNumber, toKopecks } from '@shop/shared/format';
import { PrintSheet } from '@shop/shared/print-sheet';
import { QrCode } from '@shop/shared/staff';
import { useCatalogue, type Catalogue, type Order } from '../../order';
import { PickingSheet } from './picking-sheet';
import type { SheetKind } from './print-address';
import { isInvoiced, payerOf, recipientOf, rowsOf } from './sheet-facts';

/** Whether an order has such a sheet. */
const hasSheet = (order: Order, kind: SheetKind) => kind !== 'invoice' || isInvoiced(order);

/** The same numbers as on the card, in the mails and in the PDF. */
interface OrderSheetProps {
  order: Order;
  kind: SheetKind;
  catalogue: Catalogue;
}

function OrderSheet({ order, kind, catalogue }: OrderSheetProps) {
  const card = `${window.location.origin}/admin/orders/${order.id}`;
  const corner = <QrCode text={card} label={`QR-код карточки заказа ${formatOrderNumber(order.id)}`} size="96px" />;
  if (kind === 'picking') return <PickingSheet order={order} catalogue={catalogue} corner={corner} />;
  const recipient = recipientOf(order);
  return (
    <PrintSheet
      kind={kind}
      orderId={order.id}
      {...(kind === 'invoice' && { edition: order.invoiceEdition ?? 1 })}
      placedAt={order.createdAt}
      seller={order.seller}
      parties={kind === 'invoice' ? [payerOf(order), recipient] : [recipient]}
      rows={rowsOf(order, catalogue)}
      deliveryKopecks={order.deliveryPriceOpen ? null : toKopecks(order.deliveryPrice)}
      totalKopecks={toKopecks(order.total)}
      corner={corner}
      isOnScreen
    />
  );
}

/** How many sheets of a kind the orders have. */
export const countSheets = (orders: readonly Order[], kind: SheetKind): number =>
  orders.filter((order) => hasSheet(order, kind)).length;

interface PrintSheetsProps {
  orders: readonly Order[];
  kinds: readonly SheetKind[];
}

/** The sheets of orders, those of one order together. Each has its own paper. */
export function PrintSheets({ orders, kinds }: PrintSheetsProps) {
  const catalogue = useCatalogue(orders);
  return orders.flatMap((order) =>
    kinds
      .filter((kind) => hasSheet(order, kind))
      .map((kind) => <OrderSheet key={`${order.id}-${kind}`} order={order} kind={kind} catalogue={catalogue} />),
  );
}
