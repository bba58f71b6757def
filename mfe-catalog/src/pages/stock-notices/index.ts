import type { PageModule } from '@shop/shared/federation';
import { StockNoticesPage } from './stock-notices-page';

export const page: PageModule = {
  Page: StockNoticesPage,
  head: () => ({
    title: 'Заявка о поступлении — INVIS DUOS',
    description: 'Здесь можно отменить заявку на письмо о поступлении товара.',
    canonicalPath: '/stock-notices',
    isIndexed: false,
  }),
};
