export { Numbers } from './numbers';
