export {
  lineTotal,
  orderTotal,
  STATUS_TONES,
  idsOf,
  useCatalogue,
  type Catalogue,
  type OrderedLine,
  type OrderedProduct,
} from './order';
