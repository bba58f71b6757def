export { RepeatNote } from './repeat-note';
export { useRepeatOrder, type RepeatOrder } from './use-repeat-order';
