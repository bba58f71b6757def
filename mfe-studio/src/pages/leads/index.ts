import type { PageModule } from '@shop/shared/federation';
import { LeadsPage } from './leads-page';

export const page: PageModule = {
  Page: LeadsPage,
  head: () => ({ title: 'Заявки — INVIS DUOS', description: 'Заявки с форм сайта.', isIndexed: false }),
};
