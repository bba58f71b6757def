export { CardsSkeleton } from './cards-skeleton';
export { ProductsReady } from './products-ready';
