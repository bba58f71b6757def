export { Outline } from './outline';
