export { FastOrderDialog, FastOrderWidget } from './fast-order-dialog';
