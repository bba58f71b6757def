export { NewOrderForm } from './new-order-form';
