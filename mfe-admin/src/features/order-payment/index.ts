export { PaymentActions } from './payment-actions';
