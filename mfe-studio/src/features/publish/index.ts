export { faultsIn } from './read-faults';
export { PublishPanel } from './publish-panel';
export { usePublishKey } from './use-publish-key';
