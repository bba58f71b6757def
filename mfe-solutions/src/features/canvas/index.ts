export { Canvas } from './canvas';
