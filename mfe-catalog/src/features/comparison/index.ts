export { buildComparison, differsAmong, type Comparison, type ComparisonGroup, type ComparisonRow } from './comparison';
