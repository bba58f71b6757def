import type { Order } from './types';

/** A company that pays by invoice needs the invoice; everyone else a list of what was ordered. */
export function isInvoiced({ userType, paymentType, orderStatus }: Order): boolean {
  return userType === 'ur' && paymentType === 'invoice' && orderStatus !== 'cancelled';
}
