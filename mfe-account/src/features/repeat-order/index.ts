export { RepeatNote, useRepeatOrder, type RepeatOrder } from './repeat-order';
