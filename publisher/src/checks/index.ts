export { routeScripts } from './check-budgets';
export { checkApi, openVersions } from './check-api';
export { checkRelease, type Checked } from './check-release';
export { hostScripts, openCheckTools, wireBytes, type CheckTools } from './check-tools';
export { findBrowser } from './find-browser';
export { FIRST_VIEW_BYTES, FIRST_VIEWS, type FirstView } from './first-views';
export { OPERATIONS_FILE, TYPES_FILE } from './version-interface';
