import type { PageModule } from '@shop/shared/federation';
import { InboxPage } from './inbox-page';

export const page: PageModule = {
  Page: InboxPage,
  head: () => ({ title: 'Заказы — INVIS DUOS', description: 'Заказы магазина.', isIndexed: false }),
};
