export { answered, listed, listedBefore, ORDER, ROW } from './order';
