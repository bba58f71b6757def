export { changesOf, type Change } from './changes';
export { HistoryPanel, type HistoryPanelProps } from './history-panel';
