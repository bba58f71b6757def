export { FastOrderDialog } from './fast-order-dialog';
export { FastOrderWidget } from './fast-order-widget';
