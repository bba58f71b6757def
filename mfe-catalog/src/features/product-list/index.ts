export { ProductsReady } from './products-ready';
