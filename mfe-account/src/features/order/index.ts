export {
  lineTotal,
  ORDER_STATUSES,
  orderTotal,
  PAYMENT_LABELS,
  PAYMENT_TYPE_LABELS,
  STATUS_LABELS,
  STATUS_TONES,
  idsOf,
  useCatalogue,
  type Catalogue,
  type OrderedLine,
  type OrderedProduct,
} from './order';
