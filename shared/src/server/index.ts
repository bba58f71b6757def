export { drainBeforeClosing } from './drain';
export { HTTP_OPTIONS } from './http-options';
export { limitedCommand } from './limited-command';
export { noStoreFailures } from './no-store-failures';
export { onStop } from './on-stop';
export { readBodiesToTheEnd } from './read-bodies';
export { requestId } from './request-id';
export { createRequestLimit, type RequestLimit } from './request-limit';
export { visitorKey } from './visitor-key';
