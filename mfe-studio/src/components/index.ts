export { BlockDrawing } from './block-drawing';
export { editorMedia, PHONE_BELOW } from './editor-media';
export { NoteLine } from './note-line';
export { shownScale } from './shown-scale';
export { SidePanel } from './side-panel';
export { SmallButton } from './small-button';
export { StudioFrame } from './studio-frame';
export { StateMark } from './state-mark';
export { StepIcon } from './step-icon';
