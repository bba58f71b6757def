export { cutPower, type Cut } from './cuts';
export { noteWord } from './notes';
export { canRecord, createRecorder, type Recorder } from './recorder';
