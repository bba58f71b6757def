export { createRumQueue, type NoteEvent } from './rum-queue';
