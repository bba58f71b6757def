export { MoveBar } from './move-bar';
