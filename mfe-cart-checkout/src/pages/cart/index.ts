import type { PageModule } from '@shop/shared/federation';
import { CartPage } from './cart-page';

export const page: PageModule = {
  Page: CartPage,
  head: () => ({
    title: 'Корзина — INVIS DUOS',
    description: 'Товары и услуги, которые вы выбрали: количество, аксессуары и сумма заказа.',
    canonicalPath: '/cart',
    isIndexed: false,
  }),
};
