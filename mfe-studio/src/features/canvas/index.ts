export { CanvasFrame, type CanvasFrameProps } from './canvas-frame';
export { blockSelector } from './block-selector';
export { wideBlocks } from './wide-blocks';
export { SELECTED, useCanvas } from './use-canvas';
