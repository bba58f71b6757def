export { useParts } from './use-parts';
