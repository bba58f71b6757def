import type { PageModule } from '@shop/shared/federation';
import { OrdersPage } from './orders-page';

export const page: PageModule = {
  Page: OrdersPage,
  head: () => ({
    title: 'Мои заказы — INVIS DUOS',
    description: 'Номера, статусы и\u00A0суммы ваших заказов.',
    canonicalPath: '/orders',
    isIndexed: false,
  }),
};
