export { CopyPanel } from './copy-panel';
