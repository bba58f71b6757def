export { integrityOf } from './integrity';
export { runBundle, type HostModules } from './run-bundle';
