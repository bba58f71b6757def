export { readQuery, searchOf } from './list-address';
export { OrderList } from './order-list';
export { useOrderList } from './use-order-list';
