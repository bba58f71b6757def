import type { PageModule } from '@shop/shared/federation';
import { PrintPage } from './print-page';

export const page: PageModule = {
  Page: PrintPage,
  head: () => ({ title: 'Печать — INVIS DUOS', description: 'Листы заказов.', isIndexed: false }),
};
