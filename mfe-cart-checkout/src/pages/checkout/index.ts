import type { PageModule } from '@shop/shared/federation';
import { CheckoutPage } from './checkout-page';

export const page: PageModule = {
  Page: CheckoutPage,
  head: () => ({
    title: 'Оформление заказа — INVIS DUOS',
    description: 'Получатель, доставка и оплата на одной странице или быстрый заказ: имя и телефон.',
    canonicalPath: '/checkout',
    isIndexed: false,
  }),
};
