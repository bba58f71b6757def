const NO_BREAK_SPACE = '\u00A0';

/** `12500` as `12 500`, with a decimal comma. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return `${value < 0 ? '\u2212' : ''}${grouped}${fraction ? `,${fraction}` : ''}`;
}

/** An order's number, which is its id: `123` as `№ 000123`. */
export function formatOrderNumber(id: number): string {
  return `№${NO_BREAK_SPACE}${String(id).padStart(6, '0')}`;
}

/**
 * An invoice's number: that of the order and, from the second edition on, the edition: `№
 * 000123-2`.
 */
export function formatInvoiceNumber(orderId: number, edition: number): string {
  return edition === 1 ? formatOrderNumber(orderId) : `${formatOrderNumber(orderId)}-${edition}`;
}
