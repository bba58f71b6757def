export { askDoor, readTable } from './ask-door';
export { saveFile } from './save-file';
