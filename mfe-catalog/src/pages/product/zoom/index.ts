export { ZoomDialog } from './zoom-dialog';
