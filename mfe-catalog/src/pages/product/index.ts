import type { PageModule } from '@shop/shared/federation';
import { productHead } from './product-head';
import { ProductPage } from './product-page';

export const page: PageModule = {
  Page: ProductPage,
  head: productHead,
  lists: ['products', 'discounts'],
  widgets: ['mfe-catalog/product-details'],
  content: ({ slug = '' }) =>
    import(/* webpackChunkName: "product-content" */ '../../content/product-content').then(({ productContentOf }) =>
      productContentOf(slug),
    ),
};
