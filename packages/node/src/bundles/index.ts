export { createPreviewToken, readPreviewToken, type Preview, type ReadPreview } from './preview-token';
export { digestOf, integrityOf } from './integrity';
export { runBundle, type HostModules, type ServerBundle } from './run-bundle';
export { sourceFileAt } from './source-file';
