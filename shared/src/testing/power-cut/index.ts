export { cutPower, type Cut } from './cuts';
export { noteWord, readNotes } from './notes';
export { canRecord, createRecorder, type Recorder } from './recorder';
