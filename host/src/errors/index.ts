export { createChunkReload, isSiteReachable } from './chunk-reload';
export { ErrorPage } from './error-page';
export { NotFoundPage } from './not-found-page';
export { LegalText } from './legal-text';
export { PreviewEndPage } from './preview-end-page';
