export { FailureNote, OfflineNote, ShortageReasons } from './failure-note';
export { ORDER_AVAILABLE } from './texts';
export { usePlaceOrder, type OrderInput } from './use-place-order';
