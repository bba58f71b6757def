export { BlockDrawing } from './block-drawing';
export { SidePanel } from './side-panel';
export { SmallButton } from './small-button';
export { StudioFrame } from './studio-frame';
export { StateMark } from './state-mark';
export { StepIcon } from './step-icon';
