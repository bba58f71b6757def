export { buildKit } from './build-kit';
