export { ConsentLinks } from './consent-links';
export { FailureNote } from './failure-note';
export { OfflineNote } from './offline-note';
export { toOrderProducts } from './order-products';
export type { OrderContent, OrderRequest } from './send-order';
export { ShortageReasons } from './shortage-reasons';
export { takeOutOrdered } from './take-out-ordered';
export { useSendOrder, type SendOrder } from './use-send-order';
export { TAKE_LEFT } from './texts';
