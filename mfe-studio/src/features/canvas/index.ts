export { CanvasFrame, type CanvasFrameProps } from './canvas-frame';
export { SELECTED, useCanvas } from './use-canvas';
