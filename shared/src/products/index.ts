export { groupByCategory, selectGoods, selectServices, type ProductGroup } from './product-views';
export { productsOf } from './products-of';
export { useProducts, type ProductsView } from './use-products';
