import type { PageModule } from '@shop/shared/federation';
import { breadcrumbList, itemList } from '../../features/seo';
import type { CatalogData } from './catalog-data';
import { PRODUCTS_CRUMBS } from './crumbs';
import { ProductsPage } from './products-page';

export const page: PageModule<CatalogData> = {
  Page: ProductsPage,
  // The search and the filters run on the server only.
  data: async (context) => {
    const { catalogData } = await import(/* webpackChunkName: "catalog-data" */ './catalog-data');
    return catalogData(context);
  },
  head: ({ data: { goods, total }, publicUrl }) => ({
    title: 'Охранные комплексы, трекеры и датчики для транспорта — INVIS DUOS',
    description:
      'Охранные комплексы, трекеры, датчики и маяки для легковых машин, фургонов и тягачей: цены, наличие, характеристики и сравнение. Доставка по России, установка.',
    canonicalPath: '/products',
    jsonLd: [breadcrumbList(PRODUCTS_CRUMBS, publicUrl), itemList(goods, total, publicUrl)],
  }),
};
