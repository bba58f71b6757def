import type { PageModule } from '@shop/shared/federation';
import { GoodsPage } from './goods-page';

export const page: PageModule = {
  Page: GoodsPage,
  head: () => ({ title: 'Товары — INVIS DUOS', description: 'Цены, названия и остатки.', isIndexed: false }),
};
