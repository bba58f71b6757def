export { instantOf, localOf } from './moscow-time';
