export { FileResult } from './file-result';
export { LastFiles } from './last-files';
export { useGoodsFile } from './use-goods-file';
