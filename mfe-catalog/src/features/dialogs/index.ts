export { useDialog } from './use-dialog';
