export { isAnchorTaken } from './anchors';
export { blockIdOf, indexOfBlock } from './document-edit';
export { EditorContext, useEditor, useEditorStore } from './editor-context';
export type { BlockConflict, Choices } from './merge';
export { isSame } from './is-same';
export { openEditor, type OpenEditor, type PageFacts } from './open-editor';
export type { SaveState } from './save-state';
export { pathAfterSplit } from './split-text';
export { smallestValue } from './smallest-value';
