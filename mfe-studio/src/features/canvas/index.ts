export { CanvasFrame } from './canvas-frame';
export { SELECTED, useCanvas } from './use-canvas';
