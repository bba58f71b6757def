export { localDelivery, type Delivery, type LocalOptions } from './delivery';
export { remoteDelivery } from './remote-delivery';
