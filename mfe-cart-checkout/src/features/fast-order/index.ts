export { FastOrderDialog } from './fast-order-dialog';
