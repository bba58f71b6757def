import type { PageModule } from '@shop/shared/federation';
import { NewOrderPage } from './new-order-page';

export const page: PageModule = {
  Page: NewOrderPage,
  head: () => ({ title: 'Новый заказ — INVIS DUOS', description: 'Заказ по телефону.', isIndexed: false }),
};
