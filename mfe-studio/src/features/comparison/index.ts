export { ChangesPanel } from './changes-panel';
export { ComparisonBar } from './comparison-bar';
export { DraftComparison, LOADING, type ComparisonState } from './draft-comparison';
