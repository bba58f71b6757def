export { changeWords } from './change-words';
export { blockChangesOf, changesOf, keyOf, type BlockChange } from './changes';
export { ChangeList } from './change-list';
export type { Change } from './compare-values';
export { useLiveDocument } from './use-history';
export { DraftChanges } from './draft-changes';
export { HistoryPanel } from './history-panel';
