export { useDialog, type DialogControl } from './use-dialog';
