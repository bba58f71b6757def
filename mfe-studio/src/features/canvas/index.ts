export { CanvasFrame, type CanvasFrameProps } from './canvas-frame';
export { wideBlocks } from './wide-blocks';
export { SELECTED, useCanvas } from './use-canvas';
