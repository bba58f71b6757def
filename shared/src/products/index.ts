export { groupByCategory, selectGoods, selectServices, type ProductGroup } from './product-views';
export { productsOf } from './products-of';
export { useProducts } from './use-products';
