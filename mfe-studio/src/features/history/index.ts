export { changeWords } from './change-words';
export { changesOf } from './changes';
export { DraftChanges } from './draft-changes';
export { HistoryPanel } from './history-panel';
