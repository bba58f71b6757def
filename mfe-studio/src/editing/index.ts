export { blockIdOf, indexOfBlock } from './document-edit';
export { EditorContext, useEditor } from './editor-context';
export type { EditorState, EditorStore, Selection } from './editor-store';
export type { BlockConflict, Choices } from './merge';
export { openEditor, type OpenEditor, type PageFacts } from './open-editor';
export { valueAt, type ValuePath } from './paths';
export type { SaveState, WaitReason } from './save-state';
export { smallestValue } from './smallest-value';
