export { OrderEditor } from './order-editor';
export { useOrderEdit } from './use-order-edit';
