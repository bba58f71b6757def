export { PublishPanel } from './publish-panel';
