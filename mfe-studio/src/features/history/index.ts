export { changesOf } from './changes';
export { HistoryPanel } from './history-panel';
