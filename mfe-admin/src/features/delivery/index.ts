export { AddCity } from './add-city';
export { DeliveryGrid } from './delivery-grid';
export { SaveBar } from './save-bar';
export { Ways, WAYS } from './ways';
export { useDelivery } from './use-delivery';
