export { PublishPanel, type PublishPanelProps } from './publish-panel';
