import type { PageModule } from '@shop/shared/federation';
import type { CatalogData } from './catalog-data';
import { ProductsPage } from './products-page';

export const page: PageModule<CatalogData> = {
  Page: ProductsPage,
  // The server alone runs both; no browser loads their chunk.
  data: async (context) => {
    const { catalogData } = await import(/* webpackChunkName: "catalog-data" */ './catalog-data');
    return catalogData(context);
  },
  head: async (context) => {
    const { productsHead } = await import(/* webpackChunkName: "catalog-data" */ './products-head');
    return productsHead(context);
  },
};
