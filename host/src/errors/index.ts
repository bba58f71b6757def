export { createChunkReload } from './chunk-reload';
export { ErrorPage } from './error-page';
export { NotFoundPage } from './not-found-page';
