export { readLastOrder, writeLastOrder, type LastOrder, type Payer } from './last-order';
export { toLastOrder } from './to-last-order';
