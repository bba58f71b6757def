import type { PageModule } from '@shop/shared/federation';
import { servicesHead } from './services-head';
import { ServicesPage } from './services-page';

export const page: PageModule = {
  Page: ServicesPage,
  head: servicesHead,
  lists: ['products'],
  content: () =>
    import(/* webpackChunkName: "product-content" */ '../../content/fitting-goods').then(({ fittingGoods }) =>
      fittingGoods(),
    ),
};
