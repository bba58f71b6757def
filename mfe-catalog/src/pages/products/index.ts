import type { PageModule } from '@shop/shared/federation';
import type { CatalogData } from './catalog-data';
import { productsHead } from './products-head';
import { ProductsPage } from './products-page';

export const page: PageModule<CatalogData> = {
  Page: ProductsPage,
  // The server asks the API; browsers need none of it.
  data: async (context) => {
    const { catalogData } = await import(/* webpackChunkName: "catalog-data" */ './catalog-data');
    return catalogData(context);
  },
  head: productsHead,
};
