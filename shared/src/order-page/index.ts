export { CancelOrder } from './cancel-order';
export { ChangeOrder } from './change-order';
export type { OrderChange } from './changeable-order';
export { orderStages, type OrderStage } from './order-stages';
export { saveOrderChange } from './save-change';
export { CANCEL_ORDER_HINT, CHANGE_TITLE, ORDER_IN_WORK } from './texts';
export { TrackNumber } from './track-number';
export { useFocusWhen } from './use-focus-when';
