export { FailureNote, OfflineNote, ShortageReasons } from './failure-note';
export { ORDER_AVAILABLE } from './texts';
export { usePlace, type OrderInput } from './use-place';
