import type { PageModule } from '@shop/shared/federation';
import { OrderPage } from './order-page';

export const page: PageModule = {
  Page: OrderPage,
  head: () => ({ title: 'Заказ — INVIS DUOS', description: 'Заказ покупателя.', isIndexed: false }),
};
