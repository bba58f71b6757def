import type { PageModule } from '@shop/shared/federation';
import { PageListPage } from './page-list-page';

export const page: PageModule = {
  Page: PageListPage,
  head: () => ({
    title: 'Студия — INVIS DUOS',
    description: 'Страницы сайта.',
    isIndexed: false,
  }),
};
