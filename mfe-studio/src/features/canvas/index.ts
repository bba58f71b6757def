export { CanvasFrame, type CanvasFrameProps } from './canvas-frame';
export { hiddenSelector } from './hidden-selector';
export { wideBlocks } from './wide-blocks';
export { SELECTED, useCanvas } from './use-canvas';
