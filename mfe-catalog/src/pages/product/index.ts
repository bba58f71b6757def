import type { PageModule } from '@shop/shared/federation';
import type { ProductData } from './product-data';
import { productHead } from './product-head';
import { ProductPage } from './product-page';

export const page: PageModule<ProductData> = {
  Page: ProductPage,
  head: productHead,
  content: ({ slug = '' }) =>
    import(/* webpackChunkName: "product-content" */ '../../content/product-content').then(({ productContentOf }) =>
      productContentOf(slug),
    ),
  data: async (context) => {
    const { productData } = await import(/* webpackChunkName: "product-content" */ './product-data');
    return productData(context);
  },
};
