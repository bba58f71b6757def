export { PreviewPanel } from './preview-panel';
