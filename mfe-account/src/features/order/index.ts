export {
  lineTotal,
  ORDER_STATUSES,
  orderTotal,
  PAYMENT_LABELS,
  PAYMENT_TYPE_LABELS,
  STATUS_LABELS,
  STATUS_TONES,
  useCatalogue,
  type Catalogue,
  type OrderedLine,
  type OrderedProduct,
} from './order';
