export { PrivateBlock } from './private-block';
export { SessionEnded } from './session-ended';
export { hasSessionEnded, usePrivateData, type PrivateData } from './use-private-data';
