export { FailureNote, OfflineNote, ShortageReasons } from './failure-note';
export { TAKE_LEFT } from './texts';
export { usePlace, type OrderInput } from './use-place';
