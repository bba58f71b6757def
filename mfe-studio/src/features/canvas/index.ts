export { CanvasFrame, type CanvasFrameProps } from './canvas-frame';
export { blockSelector } from './block-selector';
export { wideBlocks } from './wide-blocks';
export { PageWriting } from './page-writing';
export { SELECTED, useCanvas } from './use-canvas';
