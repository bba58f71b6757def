export { CountBar } from './count-bar';
export { typeCount } from './count-draft';
export { ShelfRows } from './shelf-rows';
export { useCountDraft, useSaveCounts } from './use-counts';
export { useShelf } from './use-shelf';
