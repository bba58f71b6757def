import type { PageModule } from '@shop/shared/federation';
import type { ProductData } from './product-data';
import { ProductPage } from './product-page';

// For the preview of a page that is not saved. The route's own chunk has only `page`.
export { productData, type ProductData } from './product-data';
export { ProductView } from './product-page';

export const page: PageModule<ProductData> = {
  Page: ProductPage,
  head: async (context) => {
    const { productHead } = await import(/* webpackChunkName: "product-content" */ './product-head');
    return productHead(context);
  },
  content: ({ slug = '' }) =>
    import(/* webpackChunkName: "product-content" */ '../../content/product-content').then(({ productContentOf }) =>
      productContentOf(slug),
    ),
  data: async (context) => {
    const { productData } = await import(/* webpackChunkName: "product-content" */ './product-data');
    return productData(context);
  },
};
