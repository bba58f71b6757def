export { DayOrders } from './day-orders';
export { DaySums } from './day-sums';
export { DayWaiting } from './day-waiting';
export { useDay } from './use-day';
