export { createRumQueue, type NoteEvent, type RumEvent } from './rum-queue';
