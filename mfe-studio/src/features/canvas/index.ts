export { CanvasFrame, type CanvasFrameProps } from './canvas-frame';
export type { BlockMark, TextMark } from './block-mark';
export { blockSelector } from './block-selector';
export { wideBlocks } from './wide-blocks';
export { PageWriting } from './page-writing';
export { CHANGED, CURRENT, LABEL } from './show-marks';
export { useCanvas } from './use-canvas';
export { SELECTED } from './use-selected-block';
