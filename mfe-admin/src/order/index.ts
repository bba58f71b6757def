export {
  changedFields,
  emptyValues,
  inputOf,
  mergeValues,
  valuesOf,
  type EditField,
  type EditLine,
  type EditValues,
  type EditWay,
} from './edit-values';
export { fieldWords } from './field-words';
export { keptLines, lineTotal, productNames } from './order-sums';
export type { Order } from './types';
export { useOrder } from './use-order';
export { usePreview } from './use-preview';
export { useVisitors } from './use-visitors';
export { useCatalogue, type Catalogue } from './use-catalogue';
