export { readFigures } from './figure-file';
export { createFigureStore, noTotals, type FigureStore, type Totals, type VersionHistory } from './figure-store';
export { openFigures } from './open-figures';
export { addReports } from './take-reports';
export { statusOf, type VersionStatus } from './version-status';
