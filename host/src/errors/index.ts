export { createChunkReload, isSiteReachable } from './chunk-reload';
export { createErrorReports, sendErrorReport } from './error-reports';
export { ErrorPage } from './error-page';
export { NotFoundPage } from './not-found-page';
export { PreviewEndPage } from './preview-end-page';
