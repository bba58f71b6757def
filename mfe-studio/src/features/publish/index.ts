export { faultsIn } from './read-faults';
export { PublishPanel } from './publish-panel';
