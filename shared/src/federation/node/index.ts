export { integrityOf } from './integrity';
export { runBundle, type HostModules } from './run-bundle';
export { createPreviewToken, readPreviewToken, type Preview, type ReadPreview } from './preview-token';
