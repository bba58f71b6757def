export { answered, listed, listedBefore, ORDER, ROW } from './order';
export { withRights } from './with-rights';
