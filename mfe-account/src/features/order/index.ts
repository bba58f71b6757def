export { ORDER_STATUSES, PAYMENT_LABELS, PAYMENT_TYPE_LABELS, STATUS_LABELS, STATUS_TONES } from './labels';
export { lineTotal, orderTotal } from './order-total';
export type { OrderedLine, OrderedProduct } from './types';
export { useCatalogue, type Catalogue } from './use-catalogue';
