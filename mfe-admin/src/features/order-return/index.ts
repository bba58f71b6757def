export { ReturnDialog } from './return-dialog';
