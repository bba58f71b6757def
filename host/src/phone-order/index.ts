export { isOrderPath, PhoneOrder } from './phone-order';
