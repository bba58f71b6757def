export { LAST_ORDER_STORAGE_KEY, readLastOrder, writeLastOrder } from './last-order';
export { toLastOrder } from './to-last-order';
export type { LastOrder, Payer } from './types';
