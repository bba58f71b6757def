export { GoodsTable } from './goods-table';
export { GoodsTools } from './goods-tools';
export { NO_QUERY, readQuery, searchOf, type GoodsQuery } from './list-address';
export { SaveBar } from './save-bar';
export { useGoodsEdits } from './use-goods-edits';
export { useGoodsList } from './use-goods-list';
export { useSaveGoods } from './use-save-goods';
