import type { PageModule } from '@shop/shared/federation';
import { FinishPage } from './finish-page';

export const page: PageModule = {
  Page: FinishPage,
  head: () => ({
    title: 'Заказ — INVIS DUOS',
    description: 'Номер заказа, его состав и что будет дальше.',
    canonicalPath: '/checkout/finish',
    isIndexed: false,
  }),
};
