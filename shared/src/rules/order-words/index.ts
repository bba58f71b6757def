export { ORDER_STATUSES, PAYMENT_LABELS, PAYMENT_TYPE_LABELS, STATUS_LABELS } from './order-words';
export { trackUrl } from './track-url';
