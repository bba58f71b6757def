export { dialog, openScreen, press, write, type Answer } from './open-screen';
export { BEACON } from './product';
export { answered, listed, listedBefore, ORDER, ROW } from './order';
