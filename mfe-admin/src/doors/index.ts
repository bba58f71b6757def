export { askDoor, readTable } from './ask-door';
export { saveFile } from './save-file';
export { withProof } from './with-proof';
