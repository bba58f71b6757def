import { formatOrderNumber } from '@shop/shared/format';

/** An invoice's number: the order's, and from its second edition on with that, `№ 000123-2`. */
export function formatInvoiceNumber(orderId: number, edition: number): string {
  return edition === 1 ? formatOrderNumber(orderId) : `${formatOrderNumber(orderId)}-${edition}`;
}
