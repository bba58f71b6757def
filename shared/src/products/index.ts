export { useProducts, type ProductsView } from './use-products';
