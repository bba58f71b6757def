import type { SiteOrder } from '../../generated/resolvers-types';
import type { OrderRepository } from '../orders/order-repository';
import { toSiteOrder } from '../orders/site-order';
import type { StockRepository } from '../orders/stock-repository';
import { isInvoiced, toInvoice } from './invoice';
import { formatInvoiceNumber } from '@shop/shared/format';

export interface InvoiceServices {
  orders: OrderRepository;
  stock: StockRepository;
}

/** The invoice of an order as a PDF; null for an order that is not paid by invoice. */
export async function makeInvoice({ stock }: Pick<InvoiceServices, 'stock'>, order: SiteOrder): Promise<Buffer | null> {
  if (!isInvoiced(order)) return null;
  const ids = order.products.flatMap((main) => [main.productId, ...main.childProducts.map((child) => child.productId)]);
  const products = await stock.find(ids);
  const serviceIds = new Set(ids.filter((id) => products.get(id)?.type === 'service'));
  // The PDF library and its fonts are half of what the API loads: a start does not wait for them.
  const { drawInvoice } = await import('./draw-invoice');
  return drawInvoice(toInvoice(order, serviceIds));
}

/** The same for a mail, which knows the id of its order, with its number. */
export async function makeInvoiceOf(
  services: InvoiceServices,
  orderId: number,
): Promise<{ number: string; content: Buffer } | null> {
  const row = await services.orders.getById(orderId);
  const order = toSiteOrder(row, await services.orders.findProducts([orderId]));
  const content = await makeInvoice(services, order);
  return content && { number: formatInvoiceNumber(orderId, row.invoice_edition), content };
}
