export { localDelivery, type Delivery } from './delivery';
