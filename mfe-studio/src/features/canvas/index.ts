export { CanvasFrame } from './canvas-frame';
