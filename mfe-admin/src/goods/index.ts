export {
  changedFields,
  changesOf,
  confirmPrice,
  editsOf,
  faultOf,
  isJump,
  isReady,
  meet,
  needsConfirming,
  settle,
  takeBack,
  typeInto,
  valuesOf,
  typedSince,
} from './goods-draft';
export { articlesOf, isBlock, placeBlock, readBlock, type PastedBlock } from './read-block';
export type { GoodsDraft, GoodsEdit, GoodsField, GoodsValues, Product } from './types';
