import type { PageModule } from '@shop/shared/federation';
import { ShopPage } from './shop-page';

export const page: PageModule = {
  Page: ShopPage,
  head: () => ({ title: 'Доставка — INVIS DUOS', description: 'Города и цены доставки.', isIndexed: false }),
};
