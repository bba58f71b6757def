export { createPreviewToken, readPreviewToken, type Preview, type ReadPreview } from './preview-token';
export { digestOf, integrityOf } from './integrity';
export { runBundle, type HostModules } from './run-bundle';
export { sourceFileAt } from './source-file';
