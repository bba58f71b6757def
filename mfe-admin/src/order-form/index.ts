export { FIELD_LABELS, valueWords } from './field-words';
export { BuyerFields, DeliveryFields, faultsOf, GoodsFields } from './order-fields';
